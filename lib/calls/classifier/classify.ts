import type { CallContext } from "../by-rules/context";
import type { CallFacts } from "../by-rules/ruled-facts";
import type { Said } from "../transcript/said";
import { type Chunk, chunksOf } from "./chunks";
import { featuresOf, featuresOfWords, marksOf } from "./features";
import type { Label } from "./labels";
import { type Scores, scoresOf } from "./scores";

/** What a classifier makes of a call's chunks. */
export class Classified {
  readonly #scores: readonly Scores[];
  readonly #byLine = new Map<number, Scores[]>();

  constructor(
    readonly chunks: readonly Chunk[],
    scores: readonly Scores[],
  ) {
    this.#scores = scores;
    chunks.forEach(({ line }, at) => {
      const known = this.#byLine.get(line) ?? [];
      known.push(scores[at] as Scores);
      this.#byLine.set(line, known);
    });
  }

  /** The likeliest that a line has, over its chunks. */
  ofLine = (line: number, label: Label): number =>
    Math.max(0, ...(this.#byLine.get(line) ?? []).map((scores) => scores.get(label) ?? 0));

  /** Whether one of the lines that something stands on is at least so likely. */
  standsOn = (evidence: readonly { line: number }[], label: Label, least: number): boolean =>
    evidence.some(({ line }) => this.ofLine(line, label) >= least);

  /** Chunks that are at least so likely, with how likely, in order. */
  likely = (label: Label, least: number): { chunk: Chunk; score: number }[] =>
    this.chunks.flatMap((chunk, at) => {
      const score = this.#scores[at]?.get(label) ?? 0;
      return score >= least ? [{ chunk, score }] : [];
    });

  /** The likeliest of some labels. */
  best<T extends Label>({ line }: Chunk, labels: readonly T[]): T {
    const [best] = labels.toSorted((one, other) => this.ofLine(line, other) - this.ofLine(line, one));
    return best as T;
  }
}

/** Classifies a call in a language that the classifier has learned. */
export function classify(
  { said, rules, transcript }: CallContext,
  facts: Omit<CallFacts, "topics">,
): Classified | null {
  if (rules.code !== "en" && rules.code !== "de") return null;
  const chunks = chunksOf(said);
  const marks = marksOf(facts);
  return new Classified(
    chunks,
    scoresOf(featuresOf(chunks, { marks, rules, labelled: transcript.labelled })),
  );
}

/** The sentence of a chunk whose own words say it most. */
export function sentenceFor({ said }: Chunk, label: Label): Said {
  const [first] = said;
  if (said.length === 1) return first as Said;
  const scores = scoresOf(said.map((one) => featuresOfWords([one])));
  const score = (at: number): number => scores[at]?.get(label) ?? 0;
  return said.reduce((best, one, at) => (score(at) > score(said.indexOf(best)) ? one : best), first as Said);
}
