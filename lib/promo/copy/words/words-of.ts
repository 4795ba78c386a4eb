import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { SPANISH } from "./spanish";
import type { CopyWords } from "./words";

const LANGUAGES: Record<string, CopyWords> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

const baseOf = (language: string): string => language.toLowerCase().split("-")[0] ?? "";

/** Returns the language that texts are written in: the show's, or else English. */
export const copyLanguage = (language: string): string =>
  baseOf(language) in LANGUAGES ? baseOf(language) : "en";

export const copyWords = (language: string): CopyWords => LANGUAGES[baseOf(language)] ?? ENGLISH;
