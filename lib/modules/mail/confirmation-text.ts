import type { ConfirmationFacts } from "./confirmation-facts";

/** The text part: the same mail, written to be read as text. */
export function confirmationText(facts: ConfirmationFacts): string {
  const { words, state, when } = facts;
  const paragraphs = [
    `${words.greeting(facts.name)}\n\n${words.lead[state](facts.title, facts.heldUntil)}`,
    when
      ? `${words.when}: ${when.date}, ${when.time} (${when.zone})${facts.host ? `\n${words.hostedBy(facts.host)}` : ""}`
      : `${words.dateOpen}${facts.host ? `\n${words.hostedBy(facts.host)}` : ""}`,
    facts.action && !facts.joinLink && `${facts.action.label}:\n${facts.action.href}`,
    facts.joinLink && `${words.linkForText}:\n${facts.joinLink}\n${words.joinNote}`,
    facts.calendarLinks && `${words.calendarNote}\n${words.calendarFile}: ${facts.calendarLinks.file}`,
    `${words.place}:\n${facts.placeLink}`,
    `--\n${words.reason(facts.brand.name)}\n${words.noReminders}: ${facts.unsubscribeLink}`,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}
