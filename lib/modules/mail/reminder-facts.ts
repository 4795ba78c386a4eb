import { type WhenText, whenText } from "@/lib/modules/mail/calendar/when-text";
import { type ConfirmationFacts, confirmationFacts } from "./confirmation-facts";
import { readersZone } from "./readers-zone";
import type { ReminderKind } from "./reminder-kind";
import type { ReminderWords } from "./words/reminder-words";
import { reminderWordsFor } from "./words/reminder-words-for";

/** What a reminder says of the place, with what it says as a reminder. */
export interface ReminderFacts extends ConfirmationFacts {
  reminder: Pick<ReminderWords, "before" | "calendarNote"> & {
    subject: string;
    heading: string;
    lead: string;
  };
  /** When the show was to be, of one that moved. */
  before: WhenText | null;
}

/** When a show was to be before its date changed. */
export interface FormerDate {
  starts_at: string | null;
  ends_at: string | null;
}

type Given = Parameters<typeof confirmationFacts>[0];

/** All that a reminder says; only that of a change has a former date. */
export function reminderFacts(
  kind: ReminderKind,
  given: Given,
  former: FormerDate | undefined,
): ReminderFacts {
  const facts = confirmationFacts(given);
  const words = reminderWordsFor(facts.language);
  const said = saidOf(kind, words, facts.when !== null, former);
  const zone = readersZone(given.event, given.registration);
  return {
    ...facts,
    reminder: {
      subject: said.subject(facts.title),
      heading: said.heading,
      lead: said.lead(facts.title),
      before: words.before,
      calendarNote: words.calendarNote,
    },
    before: former?.starts_at
      ? whenText(
          new Date(former.starts_at),
          former.ends_at === null ? null : new Date(former.ends_at),
          zone,
          facts.language,
        )
      : null,
  };
}

function saidOf(kind: ReminderKind, words: ReminderWords, isDated: boolean, former: FormerDate | undefined) {
  if (kind === "changed" && !isDated) return words.opened;
  if (kind === "changed" && former?.starts_at === null) return words.dated;
  return { subject: words.subject[kind], heading: words.heading[kind], lead: words.lead[kind] };
}
