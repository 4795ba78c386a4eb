/** After these phonemes, an American "t" is a tap: "rated". */
const BEFORE_TAP: ReadonlySet<string> = new Set("AIOWYiuæɑəɛɪɹʊʌ");

/** Returns the phonemes of a word with "-s". */
export function sEnding(phonemes: string): string {
  const last = phonemes.slice(-1);
  if ("ptkfθ".includes(last)) return `${phonemes}s`;
  return "szʃʒʧʤ".includes(last) ? `${phonemes}ᵻz` : `${phonemes}z`;
}

/** Returns the phonemes of a word with "-ed". */
export function edEnding(phonemes: string): string {
  const last = phonemes.slice(-1);
  if ("pkfθʃsʧ".includes(last)) return `${phonemes}t`;
  if (last === "d") return `${phonemes}ᵻd`;
  if (last !== "t") return `${phonemes}d`;
  if (phonemes.length < 2) return `${phonemes}ɪd`;
  return isTapped(phonemes) ? `${phonemes.slice(0, -1)}ɾᵻd` : `${phonemes}ᵻd`;
}

/** Returns the phonemes of a word with "-ing". */
export const ingEnding = (phonemes: string): string =>
  isTapped(phonemes) ? `${phonemes.slice(0, -1)}ɾɪŋ` : `${phonemes}ɪŋ`;

const isTapped = (phonemes: string): boolean =>
  phonemes.endsWith("t") && BEFORE_TAP.has(phonemes.slice(-2, -1));
