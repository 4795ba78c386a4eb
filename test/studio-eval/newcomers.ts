import { sentencesOf } from "./written-sentences";

/** What six further hosts say, written before the parser was mended by what the others got wrong: for the score alone. */
export const NEWCOMERS = sentencesOf("newcomers.txt", "newcomers");
