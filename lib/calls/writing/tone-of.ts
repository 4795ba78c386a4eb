import type { Tone } from "../vocabulary";

/** What people call a tone, in the four languages: stems, compared without accents. */
const WORDS: Readonly<Record<Exclude<Tone, "neutral">, RegExp>> = {
  friendly:
    /^(?:friendl|warm|casual|informal|personal|cheer|relaxed|kind|light|upbeat|conversational|freundlich|herzlich|locker|informell|personlich|nett|amical|chaleur|cordial|decontract|familier|informel|sympa|amable|amistos|calid|cercan|coloquial|simpatic)/u,
  formal:
    /^(?:formal|formel|profession|profesional|business|serious|official|polite|respectful|corporate|formell|foermlich|formlich|sachlich|serios|geschaft|hoflich|offiziell|soutenu|serieu|officiel|poli|respectu|serio|oficial|cortes|respetuos)/u,
};
/** "not too formal": what it is instead isn't said. */
const NOT = /^(?:not?|without|less|isnt|nicht|kein\p{L}*|weniger|ohne|pas|moins|sans|sin|menos)$/u;

/** Returns the tone that a request's word means. One that isn't known is neutral, and so is one that is only ruled out. */
export function toneOf(wish: string | undefined): Tone {
  const words =
    wish
      ?.normalize("NFD")
      .replaceAll(/[\p{M}'’]/gu, "")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.some((word) => NOT.test(word))) return "neutral";
  for (const word of words) {
    if (WORDS.friendly.test(word)) return "friendly";
    if (WORDS.formal.test(word)) return "formal";
  }
  return "neutral";
}
