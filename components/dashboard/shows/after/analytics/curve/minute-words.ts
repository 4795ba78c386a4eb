import type { AnalyticsMinute } from "../figures";
import { count, plural } from "../number-words";

/** A minute's numbers in one line: "Minute 12 · 120.5 watching, peak 148 · Welcome · 9 messages". */
export function minuteWords(minute: AnalyticsMinute | undefined): string {
  if (!minute) return "";
  const { chat, votes, questions, reactions, clicks, on_stage } = minute;
  const did = [
    [chat, "message"],
    [votes, "vote"],
    [questions, "question"],
    [reactions, "reaction"],
    [clicks, "click"],
  ] as const;
  return [
    `Minute ${minute.minute}`,
    `${count(minute.watching)} watching, peak ${count(minute.peak)}`,
    ...(on_stage?.segment ? [on_stage.segment] : []),
    ...did.flatMap(([value, what]) => (value > 0 ? [plural(value, what)] : [])),
  ].join(" · ");
}
