import { andBefore } from "@/lib/platform/text/and-before";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { SPANISH } from "./spanish";
import type { ContentWords } from "./words";

const WORDS: Record<string, ContentWords> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

/** Returns how texts are put together in a language; undefined for one that we can't write. */
export const wordsOfLanguage = (language: string): ContentWords | undefined =>
  WORDS[language.toLowerCase().split("-")[0] ?? ""];

/** "Ana", "Ana and Ben", "Ana, Ben and Cleo". */
export const listed = (names: readonly string[], and: string): string =>
  names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} ${andBefore(and, names.at(-1) ?? "")} ${names.at(-1)}`;
