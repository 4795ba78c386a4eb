import type { CallAnalysis, Evidence } from "../analysis-shape";
import type { Side } from "../call";
import type { LanguageRules } from "../languages/rules";
import { evidenceOf, type Said } from "../transcript/said";

const PIECES = 8;
/** Few words say little about a mood. */
const CALM = 4;
/** Sentences that a piece's mood stands on. */
const MOST_EVIDENCE = 2;

/** Returns the mood of a call by its words, from -1 to 1. */
export function sentimentOf(said: readonly Said[], rules: LanguageRules): CallAnalysis["sentiment"] {
  const scores = said.map(({ low }) => scoreOf(low, rules));
  const of = (side: Side): number | null =>
    said.some((one) => one.side === side)
      ? meanOf(scores.filter((_, index) => said[index]?.side === side))
      : null;
  const size = Math.max(1, Math.ceil(said.length / PIECES));
  const pieces = Array.from(
    { length: Math.ceil(said.length / size) },
    (_, index) => [index * size, (index + 1) * size] as const,
  );
  return {
    overall: meanOf(scores),
    by_side: { ours: of("ours"), customer: of("customer") },
    over_time: pieces.flatMap(([from, to]) => {
      const [first, last] = [said[from], said[Math.min(to, said.length) - 1]];
      if (!first || !last) return [];
      const own = scores.slice(from, to);
      const score = meanOf(own);
      return [
        {
          ...{ from_line: first.line, to_line: last.line, start_sec: first.start_sec, score },
          evidence: tellingOf(said.slice(from, to), own, score),
        },
      ];
    }),
  };
}

/** The sentences that weigh most of those that speak for a score, in the order in which they were said. */
function tellingOf(said: readonly Said[], scores: readonly number[], score: number): Evidence[] {
  return said
    .flatMap((one, index) => {
      const weight = (scores[index] ?? 0) * Math.sign(score);
      return weight > 0 ? [{ one, weight }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_EVIDENCE)
    .map(({ one }) => one)
    .toSorted((a, b) => a.at - b.at)
    .map(evidenceOf);
}

function scoreOf(low: string, { sentiment: { good, bad, not } }: LanguageRules): number {
  const [isGood, isBad, isNot] = [good.test(low), bad.test(low), not.test(low)];
  if (isGood === isBad) return 0;
  if (isBad) return isNot && /(?:problem|issue|concern|bedenken|problème|problema)/u.test(low) ? 0.3 : -1;
  return isNot ? -0.3 : 1;
}

function meanOf(scores: readonly number[]): number {
  const sum = scores.reduce((all, score) => all + score, 0);
  const telling = scores.filter((score) => score !== 0).length;
  return Math.round((sum / (telling + CALM)) * 100) / 100 || 0;
}
