import { withColon } from "../words/with-colon";
import type { GuestEmailFacts } from "./guest-invite-facts";

/** Returns the plain-text part of an invitation, written to be read as text. */
export function guestInviteText(facts: GuestEmailFacts): string {
  const { words, when, host, note, copy } = facts;
  const label = (text: string) => withColon(text, facts.language);
  const paragraphs = [
    copy.bodyText,
    when ? `${label(words.when)} ${when.date}, ${when.time} (${when.zone})` : words.dateOpen,
    note && `${words.noteFrom(host)}\n${note}`,
    !facts.isOff && `${label(words.linkForText)}\n${facts.link}`,
    !facts.isOff && `${words.before}\n${words.personal}`,
    facts.hasCalendar && !facts.isOff && words.calendarNote,
    `--\n${words.reason(facts.brand.name)}\n${label(facts.chooseEmails)} ${facts.unsubscribeLink}`,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}
