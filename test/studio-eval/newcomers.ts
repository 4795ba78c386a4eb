import { sentencesOf } from "./written-sentences";

/**
 * Sentences of six more hosts, written before the parser was fixed for the others' errors. Only for the
 * score.
 */
export const NEWCOMERS = sentencesOf("newcomers.txt", "newcomers");
