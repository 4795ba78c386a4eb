import { createHash } from "node:crypto";
import type { EvalSentence } from "./schema";
import { sentencesOf } from "./written-sentences";

const half = (say: string): number => createHash("sha256").update(say).digest().readUInt8(0) % 2;
const inHalf = (wanted: number, set: EvalSentence["set"]) =>
  sentencesOf("speakers.txt", set).filter(({ say }) => half(say) === wanted);

/**
 * Sentences of twelve people, split into two halves by their words alone: one for fixing the parser, one only
 * for the score.
 */
export const SPEAKERS_A = inHalf(0, "speakers_a");
export const SPEAKERS_B = inHalf(1, "speakers_b");
