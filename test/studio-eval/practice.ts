import { sentencesOf } from "./written-sentences";

/** Sentences that everybody may read and mend by. */
export const PRACTICE = sentencesOf("practice.txt", "practice");
