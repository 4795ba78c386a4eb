/** Common words that distinguish the languages. */
const SMALL_WORDS: Record<string, string> = {
  en: "the and with you your what how this about is are to",
  de: "der die das und mit für wie nicht ist auf über eine wir zum sie den von",
  fr: "le les des et avec pour une dans sur est vous nous du comment que",
  es: "el los las y con para una del qué cómo por sobre más que en es",
  pt: "os as das e com para uma como não do da você mais são em que",
  it: "il gli della e con per una come sono che di più degli nel non",
  nl: "het een en met voor hoe van niet we op onze zijn wat ook de",
};

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const MOSTLY = 0.6;
/** English words per word of the other language; a text above this is `mixed`. */
const SEAM = 0.1;

/** Returns the language of a text; `mixed` if English is mixed with another one. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(JAPANESE)?.length ?? 0) > letters * MOSTLY) return "ja";
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = Object.entries(SMALL_WORDS).map(([tag, list]) => {
    const known = new Set(list.split(" "));
    return { tag, hits: words.filter((word) => known.has(word)).length };
  });
  scores.sort((a, b) => b.hits - a.hits);
  const best = scores[0];
  const english = scores.find(({ tag }) => tag === "en")?.hits ?? 0;
  if (!best || best.hits === 0) return "unknown";
  return best.tag !== "en" && english > best.hits * SEAM ? "mixed" : best.tag;
}
