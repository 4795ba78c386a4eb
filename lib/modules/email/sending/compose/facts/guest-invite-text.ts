import type { GuestEmailFacts } from "./guest-invite-facts";

/** Returns the plain-text part of an invitation, written to be read as text. */
export function guestInviteText(facts: GuestEmailFacts): string {
  const { words, when, host, note, copy } = facts;
  const paragraphs = [
    copy.bodyText,
    when ? `${words.when}: ${when.date}, ${when.time} (${when.zone})` : words.dateOpen,
    note && `${words.noteFrom(host)}\n${note}`,
    !facts.isOff && `${words.linkForText}:\n${facts.link}`,
    !facts.isOff && `${words.before}\n${words.personal}`,
    facts.hasCalendar && !facts.isOff && words.calendarNote,
    `--\n${words.reason(facts.brand.name)}\n${facts.chooseEmails}: ${facts.unsubscribeLink}`,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}
