import type { ReminderFacts } from "./reminder-facts";

/** The text part of a reminder: the same mail, written to be read as text. */
export function reminderText(facts: ReminderFacts): string {
  const { words, when, reminder, before } = facts;
  const host = facts.host ? `\n${words.hostedBy(facts.host)}` : "";
  const paragraphs = [
    `${words.greeting(facts.name)}\n\n${reminder.lead}`,
    when ? `${words.when}: ${when.date}, ${when.time} (${when.zone})${host}` : `${words.dateOpen}${host}`,
    before && `${reminder.before}: ${before.date}, ${before.time} (${before.zone})`,
    facts.joinLink && `${words.linkForText}:\n${facts.joinLink}\n${words.joinNote}`,
    facts.calendarLinks && `${reminder.calendarNote}\n${words.calendarFile}: ${facts.calendarLinks.file}`,
    `${words.place}:\n${facts.placeLink}`,
    `--\n${words.reason(facts.brand.name)}\n${words.noReminders}: ${facts.unsubscribeLink}`,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}
