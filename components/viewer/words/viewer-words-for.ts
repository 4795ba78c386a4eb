import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import type { ViewerWords } from "./viewer-words";

const LANGUAGES: Record<string, ViewerWords> = { en, de, es, fr };

export const viewerWordsFor = (tag: string): ViewerWords =>
  LANGUAGES[tag.toLowerCase().split("-")[0] ?? ""] ?? en;
