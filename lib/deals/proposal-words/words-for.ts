import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import type { ProposalWords } from "./proposal-words";

export const PROPOSAL_LANGUAGES = ["en", "de", "fr", "es"] as const;
export type ProposalLanguage = (typeof PROPOSAL_LANGUAGES)[number];

const WORDS: Record<ProposalLanguage, ProposalWords> = { en, de, fr, es };

export const proposalWords = (language: ProposalLanguage): ProposalWords => WORDS[language];

/** Returns the language of a tag such as `de-AT`, or English if there are no words in it. */
export function proposalLanguage(tag: string): ProposalLanguage {
  const primary = tag.toLowerCase().split("-")[0];
  return PROPOSAL_LANGUAGES.find((language) => language === primary) ?? "en";
}

/** Fills the `{places}` of a sentence. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
