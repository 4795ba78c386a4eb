import type { PlanLanguage } from "../plan-language";
import { de } from "../words/de";
import { en } from "../words/en";
import { es } from "../words/es";
import { fr } from "../words/fr";
import { it } from "../words/it";
import { ja } from "../words/ja";
import { nl } from "../words/nl";
import type { PlanWords } from "../words/plan-words";
import { pt } from "../words/pt";

const WORDS: Record<PlanLanguage, PlanWords> = { en, de, fr, es, pt, it, nl, ja };

export const wordsOf = (language: PlanLanguage): PlanWords => WORDS[language];
