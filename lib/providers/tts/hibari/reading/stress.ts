export const PRIMARY = "ˈ";
export const SECONDARY = "ˌ";
export const VOWELS: ReadonlySet<string> = new Set("AIOQWYaiuæɑɒɔəɛɜɪʊʌᵻ");
const DIPHTHONGS: ReadonlySet<string> = new Set("AIOQWYʤʧ");

/** How long a word is to the ear. */
export const weightOf = (phonemes: string): number =>
  [...phonemes].reduce((sum, sound) => sum + (DIPHTHONGS.has(sound) ? 2 : 1), 0);

/**
 * The same word with more or less stress: below -1 none, -1 a weak one, around 0 what is weak stays weak, from 1 on a
 * strong one where there was a weak one, above 1 a strong one in any case. Null leaves it as it is.
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

/** Stress marks stand right before the vowel that they are about. */
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
