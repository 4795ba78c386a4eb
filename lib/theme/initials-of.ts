const PARTICLES = new Set([
  "van",
  "von",
  "de",
  "der",
  "den",
  "da",
  "di",
  "la",
  "le",
  "el",
  "al",
  "bin",
  "of",
  "the",
]);
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function firstLetter(word: string): string {
  for (const { segment } of segmenter.segment(word)) if (/[\p{L}\p{N}]/u.test(segment)) return segment;
  return "";
}

/**
 * Returns one or two initials of a name: from the first and last word, without titles in brackets and
 * particles.
 */
export function initialsOf(name: string): string {
  const words = name
    .normalize("NFC")
    .replace(/\([^)]*\)|"[^"]*"/g, " ")
    .split(/[\s,./|–—]+/)
    .filter((word) => firstLetter(word) !== "");
  const weighty = words.filter((word) => !PARTICLES.has(word.toLowerCase()));
  const chosen = weighty.length > 0 ? weighty : words;
  const first = chosen[0];
  if (first === undefined) return "?";
  const letters =
    chosen.length > 1 ? firstLetter(first) + firstLetter(chosen.at(-1) ?? "") : firstLetter(first);
  return letters.toLocaleUpperCase();
}
