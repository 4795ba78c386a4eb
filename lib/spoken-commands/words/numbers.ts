const UNITS = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  de: "null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn",
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
};
const TENS = {
  en: "twenty thirty forty fifty sixty seventy eighty ninety",
  de: "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
  es: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
};
const ORDINALS = [
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
  "erste zweite dritte vierte funfte sechste siebte achte neunte zehnte elfte zwolfte",
  "ersten zweiten dritten vierten funften sechsten siebten achten neunten zehnten elften zwolften",
  "primera segunda tercera cuarta quinta sexta septima octava novena decima",
  "primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo",
  "primer",
];

const ORDINAL_WORDS = new Set(ORDINALS.flatMap((list) => list.split(" ")));
const WORDS = new Map<string, number>();
for (const list of Object.values(UNITS)) list.split(" ").forEach((word, n) => void WORDS.set(word, n));
for (const list of Object.values(TENS))
  list.split(" ").forEach((word, n) => void WORDS.set(word, (n + 2) * 10));
for (const list of ORDINALS) list.split(" ").forEach((word, n) => void WORDS.set(word, n + 1));
for (const word of ["hundred", "hundert", "cien"]) WORDS.set(word, 100);
for (const [word, n] of [
  ["funf", 5],
  ["fuenf", 5],
  ["zwoelf", 12],
  ["halb", 50],
] as const)
  WORDS.set(word, n);
const GERMAN_UNITS = UNITS.de.split(" ").slice(1, 10);
TENS.de.split(" ").forEach((ten, t) => {
  GERMAN_UNITS.forEach((unit, u) => {
    WORDS.set(`${u === 0 ? "ein" : unit}und${ten}`, (t + 2) * 10 + u + 1);
  });
});
UNITS.es
  .split(" ")
  .slice(1, 10)
  .forEach((unit, u) => void WORDS.set(`veinti${unit}`, 21 + u));

const EN_TENS = new Set(TENS.en.split(" "));

type Numeral = { value: number; length: number; ordinal: boolean };

/** Returns an integer at `start`, as digits, a word or an ordinal, and the number of words it took. */
export function numberAt(words: readonly string[], start: number): Numeral | null {
  const word = words[start] ?? "";
  const digits = /^(\d{1,4})(st|nd|rd|th|te|ten|a|o)?$/.exec(word);
  if (digits) return { value: Number(digits[1]), length: 1, ordinal: digits[2] !== undefined };
  const value = WORDS.get(word);
  if (value === undefined) return null;
  if (value === 1 && words[start + 1] === "hundred") return { value: 100, length: 2, ordinal: false };
  const unit = WORDS.get(words[start + 1] ?? "");
  if (EN_TENS.has(word) && unit !== undefined && unit > 0 && unit < 10)
    return { value: value + unit, length: 2, ordinal: ORDINAL_WORDS.has(words[start + 1] ?? "") };
  return { value, length: 1, ordinal: ORDINAL_WORDS.has(word) };
}
