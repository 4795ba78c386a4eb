import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { SPANISH } from "./es";
import { FRENCH } from "./fr";
import type { WritingWords } from "./words";

export type Code = "en" | "de" | "fr" | "es";

const ALL: Readonly<Record<Code, WritingWords>> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

/** Calls are only analyzed in these languages. */
export const codeOf = (language: string): Code => (language in ALL ? (language as Code) : "en");

export const writingWords = (language: string): WritingWords => ALL[codeOf(language)];
