import type { Transcript } from "../call";
import { rulesOf } from "./language";
import { type Said, saidIn } from "./said";

/** Returns the sentences of a transcript, in order. */
export const sentencesOf = ({ lines }: Transcript, language: string): Said[] =>
  saidIn(lines, rulesOf(language, lines));
