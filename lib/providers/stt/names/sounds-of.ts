const RULES: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ""],
  [/^(?:kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/^ps/, "s"],
  [/ph/g, "f"],
  [/gh(?=t)/g, ""],
  [/tch|tsch|sch/g, "C"],
  [/ch|sh|cz/g, "C"],
  [/th/g, "t"],
  [/c(?=[eiy])/g, "s"],
  [/c?k|c|q/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/j/g, "y"],
  [/y/g, "i"],
  [/w/g, "v"],
  [/(?<=[aeiou])h/g, ""],
  [/(.)\1+/g, "$1"],
  [/(?<=[^aeiou])e$/, ""],
];

/**
 * Returns roughly how a word sounds, regardless of spelling: without accents, double letters and different
 * letters for one sound.
 */
export function soundsOf(word: string): string {
  const letters = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return RULES.reduce((sounds, [from, to]) => sounds.replace(from, to), letters);
}

const isVowel = (sound: string | undefined): boolean => sound !== undefined && "aeiou".includes(sound);
/** Recognizers, like people, confuse vowels most easily. */
const OTHER_VOWEL = 0.4;

/** Returns the distance between two words' sounds: 0 for equal, 1 for nothing in common. */
export function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let a = 1; a <= one.length; a += 1) {
    const next = [a];
    for (let b = 1; b <= other.length; b += 1) {
      const [x, y] = [one[a - 1], other[b - 1]];
      const swap = x === y ? 0 : isVowel(x) && isVowel(y) ? OTHER_VOWEL : 1;
      next.push(Math.min((row[b - 1] ?? 0) + swap, (row[b] ?? 0) + 1, (next[b - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[other.length] ?? 0) / Math.max(1, one.length, other.length);
}
