import type { CallAnalysis, Evidence, Topic } from "../analysis-shape";
import { evidenceOf, type Said } from "../transcript/said";

/** Adds a sentence to each topic: the first one in its lines that has most words of its name. */
export function withEvidence(topics: readonly Topic[], said: readonly Said[]): CallAnalysis["topics"] {
  const byLine = Map.groupBy(said, ({ line }) => line);
  return topics.map((topic) => ({ ...topic, evidence: sentenceFor(topic, byLine) }));
}

function sentenceFor(
  { name, from_line, to_line }: Topic,
  byLine: ReadonlyMap<number, readonly Said[]>,
): Evidence[] {
  const words = [...new Set(name.toLowerCase().match(/\p{L}{4,}/gu))];
  let [best, most]: [Said | undefined, number] = [undefined, -1];
  for (let line = from_line; line <= to_line; line += 1)
    for (const one of byLine.get(line) ?? []) {
      const named = words.filter((word) => one.low.includes(word)).length;
      if (named > most) [best, most] = [one, named];
    }
  return best ? [evidenceOf(best)] : [];
}
