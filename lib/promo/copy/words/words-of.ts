import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import type { CopyWords } from "./words";

const LANGUAGES: Record<string, CopyWords> = { en, de, fr, es };

/** Returns the words of the show's language, or else English ones. */
export const copyWords = (language: string): CopyWords =>
  LANGUAGES[language.toLowerCase().split("-")[0] ?? ""] ?? en;
