import { createHash } from "node:crypto";
import type { EvalSentence } from "./schema";
import { sentencesOf } from "./written-sentences";

const half = (say: string): number => createHash("sha256").update(say).digest().readUInt8(0) % 2;
const inHalf = (wanted: number, set: EvalSentence["set"]) =>
  sentencesOf("speakers.txt", set).filter(({ say }) => half(say) === wanted);

/** What twelve people say, in two halves that their words alone decide: one to mend by, one for the score alone. */
export const SPEAKERS_A = inHalf(0, "speakers_a");
export const SPEAKERS_B = inHalf(1, "speakers_b");
