import type { ConfirmationWords } from "./confirmation-words";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";

const LANGUAGES: Record<string, ConfirmationWords> = { en, de, es, fr };

/** The words for a BCP 47 language, and the language they are in. English is the fallback. */
export function wordsFor(tag: string): { language: string; words: ConfirmationWords } {
  const primary = tag.toLowerCase().split("-")[0] ?? "en";
  const words = LANGUAGES[primary];
  return words ? { language: isTag(tag) ? tag : primary, words } : { language: "en", words: en };
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
