import { de } from "./de";
import { es } from "./es";
import { fr } from "./fr";
import { STAGE_WORDS, type StageWords } from "./stage-words";

const LANGUAGES: Record<string, StageWords> = { en: STAGE_WORDS, de, es, fr };

/** Returns the stage's built-in text in the language of a BCP 47 tag; English if we don't have it. */
export const stageWordsFor = (tag: string): StageWords =>
  LANGUAGES[tag.toLowerCase().split("-")[0] ?? ""] ?? STAGE_WORDS;
