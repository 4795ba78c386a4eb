/** A word with its time, in milliseconds. */
export interface TimedWord {
  text: string;
  fromMs: number;
  toMs: number;
  /** How sure the recognizer was, from 0 to 1; null for a word that it didn't hear. */
  confidence: number | null;
}

/** More words than any line has: comparing takes their number squared. */
const MOST_WORDS = 1_500;

/**
 * Returns the words of a corrected text. Those that were heard keep their times, whatever their case and punctuation; what
 * replaces others takes their time, and what was added the time between its neighbors, each word its share by length.
 */
export function retimed(words: readonly TimedWord[], text: string): TimedWord[] {
  const tokens = text.split(/\s+/).filter(Boolean);
  if (words.length === 0 || Math.max(words.length, tokens.length) > MOST_WORDS) return [];
  const matches = [
    ...commonWords(
      words.map(({ text: said }) => bareWord(said)),
      tokens.map(bareWord),
    ),
    END,
  ];
  const timed: TimedWord[] = [];
  let [heardAt, tokenAt] = [0, 0];
  for (const { heard, token } of matches) {
    const replaced = words.slice(heardAt, heard);
    const from = replaced[0]?.fromMs ?? words[heardAt - 1]?.toMs ?? words[0]?.fromMs ?? 0;
    const next = words[heardAt + replaced.length]?.fromMs ?? words.at(-1)?.toMs ?? from;
    timed.push(...spread(tokens.slice(tokenAt, token), from, Math.max(from, replaced.at(-1)?.toMs ?? next)));
    const [same, said] = [words[heard], tokens[token]];
    if (same && said !== undefined) timed.push({ ...same, text: said });
    [heardAt, tokenAt] = [heard + 1, token + 1];
  }
  return timed;
}

/** After all words. */
const END = { heard: Number.POSITIVE_INFINITY, token: Number.POSITIVE_INFINITY };

/** A word without its case and punctuation. */
export const bareWord = (word: string): string => {
  const letters = word.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
  return letters === "" ? word : letters;
};

function spread(tokens: readonly string[], fromMs: number, toMs: number): TimedWord[] {
  const length = tokens.reduce((sum, token) => sum + token.length, 0);
  let before = 0;
  return tokens.map((text) => {
    const from = fromMs + ((toMs - fromMs) * before) / length;
    before += text.length;
    return { text, fromMs: from, toMs: fromMs + ((toMs - fromMs) * before) / length, confidence: null };
  });
}

/** Returns the longest sequence of words that both have, as places in both. */
export function commonWords(
  one: readonly string[],
  other: readonly string[],
): { heard: number; token: number }[] {
  const width = other.length + 1;
  const longest = new Uint16Array((one.length + 1) * width);
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1)
      longest[a * width + b] =
        one[a] === other[b]
          ? (longest[(a + 1) * width + b + 1] ?? 0) + 1
          : Math.max(longest[(a + 1) * width + b] ?? 0, longest[a * width + b + 1] ?? 0);
  const common: { heard: number; token: number }[] = [];
  for (let a = 0, b = 0; a < one.length && b < other.length; )
    if (one[a] === other[b]) common.push({ heard: a++, token: b++ });
    else if ((longest[(a + 1) * width + b] ?? 0) >= (longest[a * width + b + 1] ?? 0)) a += 1;
    else b += 1;
  return common;
}
