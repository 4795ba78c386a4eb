import { bareWord } from "@/lib/composition/captions/timed-words";

const EVERYWHERE = ["uh", "uhm", "uhh", "um", "umm", "erm", "er", "hm", "hmm", "mhm", "mm"];

/** Sounds alone: a word that may mean something, such as “like”, is never cut. */
const FILLERS: Record<string, readonly string[]> = {
  de: ["äh", "ähm", "öh", "öhm", "ehm"],
  fr: ["euh", "heu", "euhm", "hum"],
  es: ["eh", "ehm", "em", "mmm"],
};
/** Words of a language that sound like a filler of another. */
const NOT: Record<string, readonly string[]> = { de: ["er", "um"], es: [], fr: [] };

/** Returns whether a word is a sound that a clip can leave out, in a language given as a BCP 47 tag. */
export function isFiller(word: string, language: string): boolean {
  const bare = bareWord(word);
  const tongue = language.split("-")[0]?.toLowerCase() ?? "en";
  if (NOT[tongue]?.includes(bare)) return false;
  return EVERYWHERE.includes(bare) || (FILLERS[tongue]?.includes(bare) ?? false);
}
