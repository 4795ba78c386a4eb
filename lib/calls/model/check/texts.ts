import type { CallAnalysis, Coaching, Evidence, Topic } from "../../analysis-shape";
import { evidenceOf } from "../../transcript/said";
import type { Claim, Sentence } from "../claims";
import type { Checking } from "./checking";
import { finished } from "./standing";

/** Sentences that stand, with the lines they stand on. */
export interface CheckedText {
  text: string;
  evidence: Evidence[];
}

/** Returns the sentences that stand, up to so many. */
export function checkedSentences(
  claims: readonly Sentence[],
  most: number,
  checking: Checking,
): CheckedText[] {
  const found: CheckedText[] = [];
  for (const { text, lines } of claims) {
    const fault = checking.faultOf(text, lines);
    if (fault) checking.drop("summary", fault);
    else if (found.length < most && !found.some((one) => one.text === text))
      found.push({ text: finished(text), evidence: firstOf(lines, checking) });
  }
  return found;
}

/** The first sentence of each line. */
const firstOf = (lines: readonly number[], { lines: all }: Checking): Evidence[] =>
  [...new Set(lines)].flatMap((line) => all.at(line).slice(0, 1).map(evidenceOf));

const FEWEST_TOPICS = 2;
const LONGEST_NAME = 80;

/** Topics whose names their lines say, each once, in order. */
export function checkedTopics(
  claims: readonly Claim<"topics">[],
  checking: Checking,
): (Topic & { text: string | null })[] {
  const found: (Topic & { text: string | null })[] = [];
  for (const { name, from_line, to_line, text } of claims) {
    const last = found.at(-1);
    const lines = linesBetween(from_line, to_line);
    const spoken = lines.filter((line) => checking.lines.at(line).length > 0);
    const fault =
      to_line < from_line || name.length > LONGEST_NAME ? "length" : checking.faultOf(name, spoken);
    if (fault) checking.drop("topics", fault);
    if (fault || (last && from_line <= last.to_line && (last.name === name || to_line <= last.to_line)))
      continue;
    const start = checking.lines.at(from_line)[0]?.start_sec ?? null;
    const isSaid = checking.faultOf(text, spoken) === null;
    found.push({ name, from_line, to_line, start_sec: start, text: isSaid ? finished(text) : null });
  }
  return found.length < FEWEST_TOPICS ? [] : found.toSorted((a, b) => a.from_line - b.from_line);
}

const MOST_LINES = 400;
const linesBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(MOST_LINES, to - from + 1)) }, (_, at) => from + at);

/** What a summary says by topic. */
export const byTopic = (
  topics: readonly (Topic & { text: string | null })[],
  checking: Checking,
): CallAnalysis["summary"]["by_topic"] =>
  topics.flatMap(({ name, from_line, to_line, text }) =>
    text === null
      ? []
      : [
          {
            topic: name,
            text,
            evidence: linesBetween(from_line, to_line)
              .flatMap((line) => checking.lines.at(line).slice(0, 1))
              .slice(0, 3)
              .map(evidenceOf),
          },
        ],
  );

const MOST_COACHING = 3;

/** Advice on lines that exist, without a number or name that isn't on them. */
export function checkedCoaching(claims: readonly Claim<"coaching">[], checking: Checking): Coaching[] {
  return claims
    .flatMap((claim): Coaching[] => {
      const said = checking.lines.allQuoted(claim.evidence);
      const lines = said.map(({ line }) => line);
      if (said.length === 0) {
        checking.drop("coaching", "quote");
        return [];
      }
      const fault =
        checking.faultOf(claim.seen, lines, true) ??
        checking.faultOf(claim.why, lines, true) ??
        checking.faultOf(claim.try, lines, true);
      if (fault) {
        checking.drop("coaching", fault);
        return [];
      }
      const { seen, why, try: advice } = claim;
      return [{ kind: "advice", seen, why, try: advice, evidence: said.slice(0, 1).map(evidenceOf) }];
    })
    .slice(0, MOST_COACHING);
}
