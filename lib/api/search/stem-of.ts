/** Strips the most common endings of an English word, so that "failing" matches "failed". */
export function stemOf(word: string): string {
  const plain = word.toLowerCase();
  for (const [ending, rest, instead] of ENDINGS)
    if (plain.endsWith(ending) && plain.length - ending.length >= rest)
      return `${plain.slice(0, -ending.length)}${instead}`;
  return plain.length > 3 && plain.endsWith("e") ? plain.slice(0, -1) : plain;
}

/** The ending, the minimum length of the rest, and the replacement. */
const ENDINGS: readonly (readonly [string, number, string])[] = [
  ["ss", 1, "ss"],
  ["us", 1, "us"],
  ["ies", 2, "y"],
  ["ied", 2, "y"],
  ["ing", 3, ""],
  ["ed", 3, ""],
  ["es", 3, ""],
  ["s", 3, ""],
];
