import type { DataOf } from "@/lib/client/wire-types";
import { mailWords } from "../../../email-templates/mail-words";
import { peopleCount } from "../../../parts/words/people-words";

export type ScheduleEntry = DataOf<"getMailSchedule">["entries"][number];

export const STATE_WORDS: Record<ScheduleEntry["state"], string> = {
  planned: "Planned",
  under_way: "Going out",
  done: "Out",
  held_back: "Will not go out",
};

export function entryTitle({ kind, subject }: ScheduleEntry): string {
  if (kind === "message") return subject ? `Message: ${subject}` : "Message, a trial";
  return mailWords(kind);
}

/** How many get it, or got it. */
export function reachWords({ state, people, out, waiting }: ScheduleEntry): string {
  if (state === "held_back") return "To nobody, as things stand";
  if (state === "planned")
    return people === null
      ? "Who gets it is counted when it goes out"
      : `To ${peopleCount(people)}, as things stand`;
  const parts = [`${out.toLocaleString("en")} of ${peopleCount(people ?? out)}`];
  if (waiting > 0) parts.push(`${waiting.toLocaleString("en")} on the way`);
  return parts.join(", ");
}
