import type { CallAnalysis } from "../analysis-shape";
import type { Side } from "../call";
import type { LanguageRules } from "../languages/rules";
import type { Said } from "../transcript/said";

const PIECES = 8;
/** Few words say little about a mood. */
const CALM = 4;

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
      const score = meanOf(scores.slice(from, to));
      return [{ from_line: first.line, to_line: last.line, start_sec: first.start_sec, score }];
    }),
  };
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
