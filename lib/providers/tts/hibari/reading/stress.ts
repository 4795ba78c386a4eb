export const PRIMARY = "ˈ";
export const SECONDARY = "ˌ";
export const VOWELS: ReadonlySet<string> = new Set("AIOQWYaiuæɑɒɔəɛɜɪʊʌᵻ");
const DIPHTHONGS: ReadonlySet<string> = new Set("AIOQWYʤʧ");

/** Returns how long a word sounds. */
export const weightOf = (phonemes: string): number =>
  [...phonemes].reduce((sum, sound) => sum + (DIPHTHONGS.has(sound) ? 2 : 1), 0);

/**
 * Returns the word with another stress: below -1 none, at -1 secondary, around 0 a primary stress becomes
 * secondary, from 1 a secondary stress becomes primary, above 1 always primary. Null leaves it unchanged.
 */
export function stressed(phonemes: string, stress: number | null): string {
  if (stress === null) return phonemes;
  const strong = phonemes.includes(PRIMARY);
  const weak = phonemes.includes(SECONDARY);
  if (stress < -1) return phonemes.replaceAll(PRIMARY, "").replaceAll(SECONDARY, "");
  if (stress === -1 || ((stress === 0 || stress === -0.5) && strong))
    return phonemes.replaceAll(SECONDARY, "").replaceAll(PRIMARY, SECONDARY);
  if (!strong && !weak) {
    if (stress < 0 || ![...phonemes].some((sound) => VOWELS.has(sound))) return phonemes;
    return beforeItsVowel((stress > 1 ? PRIMARY : SECONDARY) + phonemes);
  }
  if (stress >= 1 && !strong) return phonemes.replaceAll(SECONDARY, PRIMARY);
  return phonemes;
}

/** Moves stress marks directly before their vowel. */
function beforeItsVowel(phonemes: string): string {
  let waiting = "";
  let moved = "";
  for (const sound of phonemes) {
    if (sound === PRIMARY || sound === SECONDARY) waiting += sound;
    else if (VOWELS.has(sound)) {
      moved += waiting + sound;
      waiting = "";
    } else moved += sound;
  }
  return moved + waiting;
}
