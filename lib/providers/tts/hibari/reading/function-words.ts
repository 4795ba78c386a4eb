import type { Asked } from "./asked";
import { PRIMARY, SECONDARY } from "./stress";

interface Ways {
  /** Spells the word letter by letter. */
  spelled(letters: string): string | null;
  /** Whether the word is an adverb rather than a preposition: "pass by". */
  adverb: boolean;
}

const either = (word: string, ...forms: readonly string[]): boolean => forms.includes(word);

/**
 * Returns the phonemes of function words whose sound depends on their role in the sentence, and null for all
 * other words.
 */
export function knownByRule(word: string, { tag, stress, following }: Asked, ways: Ways): string | null {
  const vowel = following?.vowel ?? null;
  if (either(word, "a", "A")) return tag === "DT" ? "ɐ" : "ˈA";
  if (either(word, "am", "Am", "AM")) {
    if (tag?.startsWith("NN")) return ways.spelled(word);
    return vowel === null || word !== "am" || (stress ?? 0) > 0 ? "æm" : "ɐm";
  }
  if (either(word, "an", "An", "AN"))
    return word === "AN" && tag?.startsWith("NN") ? ways.spelled(word) : "ɐn";
  if (word === "I" && tag === "PRP") return `${SECONDARY}I`;
  if (either(word, "by", "By", "BY") && ways.adverb) return "bˈI";
  if (either(word, "to", "To") || (word === "TO" && (tag === "TO" || tag === "IN")))
    return vowel === null ? "tu" : vowel ? "tʊ" : "tə";
  if (either(word, "in", "In") || (word === "IN" && tag !== "NNP"))
    return vowel === null || tag !== "IN" ? `${PRIMARY}ɪn` : "ɪn";
  if (either(word, "the", "The") || (word === "THE" && tag === "DT")) return vowel === true ? "ði" : "ðə";
  if (either(word, "used", "Used", "USED"))
    return (tag === "VBD" || tag === "JJ") && following?.to ? "jˈust" : "jˈuzd";
  return null;
}
