import { sentencesOf } from "./written-sentences";

/** Sentences that anyone may read and use to fix the parser. */
export const PRACTICE = sentencesOf("practice.txt", "practice");
