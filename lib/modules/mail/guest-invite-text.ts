import type { GuestInviteFacts } from "./guest-invite-facts";

/** The text part of an invitation, written to be read as text. */
export function guestInviteText(facts: GuestInviteFacts): string {
  const { words, when, host, note } = facts;
  const paragraphs = [
    `${words.greeting(facts.name)}\n\n${words.lead(host, facts.title)}`,
    when ? `${words.when}: ${when.date}, ${when.time} (${when.zone})` : words.dateOpen,
    note && `${words.noteFrom(host)}\n${note}`,
    `${words.linkForText}:\n${facts.link}`,
    `${words.before}\n${words.personal}`,
    when && words.calendarNote,
    `--\n${words.reason(facts.brand.name)}`,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}
