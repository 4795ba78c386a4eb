import type { DataOf } from "@/lib/client/wire-types";
import { emailWords } from "../../../email-templates/email-words";
import { peopleCount } from "../../../parts/words/people-words";

export type ScheduleEntry = DataOf<"getMailSchedule">["entries"][number];

export const STATE_WORDS: Record<ScheduleEntry["state"], string> = {
  planned: "Scheduled",
  under_way: "Sending",
  done: "Sent",
  held_back: "Won’t be sent",
};

export function entryTitle({ kind, subject }: ScheduleEntry): string {
  if (kind === "message") return subject ? `Message: ${subject}` : "Test message";
  return emailWords(kind);
}

/** How many people get the email, or got it. */
export function reachWords({ state, people, out, waiting }: ScheduleEntry): string {
  if (state === "held_back") return "No recipients at the moment";
  if (state === "planned")
    return people === null
      ? "Recipient list is finalized when it’s sent"
      : `To ${peopleCount(people)} at the moment`;
  const parts = [`${out.toLocaleString("en")} of ${peopleCount(people ?? out)}`];
  if (waiting > 0) parts.push(`${waiting.toLocaleString("en")} sending`);
  return parts.join(", ");
}
