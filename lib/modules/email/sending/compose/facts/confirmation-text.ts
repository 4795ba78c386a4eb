import type { WhenText } from "../calendar/when-text";
import { ownWords } from "../copy/built-in-copy";
import { withColon } from "../words/with-colon";
import type { ConfirmationFacts } from "./confirmation-facts";

/** Returns the plain-text part: the same email, written to be read as text. */
export function confirmationText(facts: ConfirmationFacts): string {
  const { words, state, when, before, action, copy } = facts;
  const label = (text: string) => withColon(text, facts.language);
  const date = when ? `${label(words.when)} ${whenLine(when)}` : facts.dateOpen;
  const host = facts.host && words.hostedBy(facts.host);
  const paragraphs = [
    copy?.bodyText ?? `${words.greeting(facts.name)}\n\n${words.lead[state](facts.title, facts.heldUntil)}`,
    [date, host].filter(Boolean).join("\n"),
    facts.replayUntil,
    before && `${label(ownWords(facts.language).before)} ${whenLine(before)}`,
    action &&
      `${label(copy?.buttonLabel || action.label)}\n${action.href}${facts.joinLink ? `\n${words.joinNote}` : ""}`,
    facts.calendarLinks && `${facts.calendarNote}\n${label(words.calendarFile)} ${facts.calendarLinks.file}`,
    facts.placeLink && `${label(words.place)}\n${facts.placeLink}`,
    facts.reason && `--\n${facts.reason}\n${label(words.chooseEmails)} ${facts.unsubscribeLink}`,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}

const whenLine = ({ date, time, zone }: WhenText): string => `${date}, ${time} (${zone})`;
