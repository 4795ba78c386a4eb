/** Words that are frequent in one language and rare in the others. */
const MARKERS: Record<string, readonly string[]> = {
  en: ["the", "and", "with", "for", "you", "your", "how", "what", "from", "this", "will", "our", "about"],
  de: ["der", "die", "das", "und", "mit", "für", "wie", "nicht", "ist", "auf", "über", "eine", "wir", "zum"],
  fr: [
    "le",
    "les",
    "des",
    "et",
    "avec",
    "pour",
    "une",
    "dans",
    "sur",
    "est",
    "vous",
    "nous",
    "du",
    "comment",
  ],
  es: ["el", "los", "las", "y", "con", "para", "una", "del", "qué", "cómo", "por", "sobre", "nuestro", "más"],
  it: ["il", "gli", "della", "e", "con", "per", "una", "come", "sono", "che", "di", "nostro", "più", "degli"],
  pt: ["os", "das", "e", "com", "para", "uma", "como", "não", "do", "da", "você", "nosso", "mais", "são"],
  nl: ["het", "een", "en", "met", "voor", "hoe", "van", "niet", "wij", "op", "onze", "zijn", "wat", "ook"],
};

const LEAST_HITS = 3;

/** The language a text is most likely written in, by its small words; undefined when it does not say enough. */
export function detectLanguage(text: string): string | undefined {
  const words =
    text
      .toLowerCase()
      .slice(0, 5000)
      .match(/\p{L}+/gu) ?? [];
  const scores = Object.entries(MARKERS).map(([tag, markers]) => {
    const known = new Set(markers);
    return { tag, hits: words.filter((word) => known.has(word)).length };
  });
  scores.sort((a, b) => b.hits - a.hits);
  const [best, second] = scores;
  if (!best || best.hits < LEAST_HITS || best.hits === second?.hits) return undefined;
  return best.tag;
}
