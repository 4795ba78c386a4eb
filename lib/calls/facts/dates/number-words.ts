const WORDS_TO_NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(WORDS_TO_NUMBERS.map((word, index) => [word, index])),
  ...{
    a: 1,
    an: 1,
    einer: 1,
    einem: 1,
    einen: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
  },
  ...{ zehn: 10, vierzehn: 14, un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, quinze: 15 },
  ...{ una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, quince: 15 },
};

/** Returns the number that a word or digits mean; null for others. */
export function numberOf(word: string): number | null {
  if (/^\d+$/u.test(word)) return Number(word);
  return Object.hasOwn(NUMBER_WORDS, word) ? (NUMBER_WORDS[word] ?? null) : null;
}
