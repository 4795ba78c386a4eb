/**
 * Every amount that a text could be read to say: digits in any notation, and number words in English and German.
 * Generous on purpose: it answers whether an amount can have been said at all, not which one was meant.
 */
export function saidAmounts(text: string): Set<number> {
  const plain = text
    .normalize("NFKC")
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
    .toLowerCase();
  const amounts = new Set<number>();
  for (const value of [...digits(plain), ...words(plain)]) {
    amounts.add(round(value));
    // Cents, pence and agorot are said without their unit's hundredth.
    amounts.add(round(value / 100));
    // "Eighty, maybe ninety thousand": the first is thousands too.
    if (value < 1000) amounts.add(round(value * 1000));
  }
  return amounts;
}

export const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const SCALES: [RegExp, number][] = [
  [/^\s?(?:k|grand|thousand|tausend)(?![a-zäöü])/, 1000],
  [/^\s?(?:m|mio\.?|mn|million|millions|millionen)(?![a-zäöü])/, 1_000_000],
];

function digits(text: string): number[] {
  const values: number[] = [];
  for (const match of text.matchAll(/\d[\d.,'’  ]*\d|\d/g)) {
    const after = text.slice(match.index + match[0].length);
    for (const value of readings(match[0])) {
      values.push(value);
      for (const [scale, factor] of SCALES) if (scale.test(after)) values.push(value * factor);
      const cents = /^ (?:euros?|dollars?|franken)? ?(\d{1,2})\b/.exec(after);
      if (cents) values.push(value + Number(cents[1]) / 100);
    }
  }
  for (const [, whole, part] of text.matchAll(/(\d+) (?:euros?|dollars?|pounds?|franken) (\d{1,2})\b/g))
    values.push(Number(whole) + Number(part) / 100);
  return values;
}

function readings(raw: string): number[] {
  const text = raw.replace(/['’\s]/g, "");
  const parts = text.split(/[.,]/);
  const whole = Number(text.replace(/[.,]/g, ""));
  const last = parts.at(-1) ?? "";
  const values = parts.slice(1).every(({ length }) => length === 3) ? [whole] : [];
  if (parts.length > 1) values.push(Number(`${parts.slice(0, -1).join("")}.${last}`));
  values.push(...parts.map(Number));
  return values;
}

const ENGLISH: Record<string, number> = Object.fromEntries(
  (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
    "seventeen eighteen nineteen"
  )
    .split(" ")
    .map((word, at) => [word, at]),
);
for (const [at, word] of "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").entries())
  ENGLISH[word] = (at + 2) * 10;
Object.assign(ENGLISH, { a: 1, an: 1, couple: 2, dozen: 12, oh: 0, once: 1, twice: 2, both: 2, none: 0 });
const BIG: Record<string, number> = { hundred: 100, thousand: 1000, grand: 1000, million: 1_000_000 };

function words(text: string): number[] {
  const tokens = text.replace(/[-–]/g, " ").match(/[a-zäöüß]+/g) ?? [];
  const values: number[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const german = germanNumber(tokens[from] ?? "");
    if (german !== null) values.push(german);
    for (let to = from + 1; to <= Math.min(tokens.length, from + 9); to++) {
      const value = englishNumber(tokens.slice(from, to));
      if (value === null) break;
      values.push(...value);
    }
    const cents = germanNumber(tokens[from + 2] ?? "") ?? germanNumber(tokens[from + 1] ?? "");
    if (german !== null && cents !== null) values.push(german + cents / 100);
    if (/^quarters?$/.test(tokens[from] ?? "") && tokens.slice(from, from + 4).includes("million"))
      values.push(250_000 * (tokens[from - 1] === "three" ? 3 : 1));
    if (tokens[from] === "half") values.push(0.5, ...(tokens[from + 2] === "million" ? [500_000] : []));
  }
  return values;
}

const isArticle = (token: string): boolean => token === "a" || token === "an";
const UNIT = /^(?:euros?|dollars?|pounds?)$/;

/** All readings of a run of words, an empty list if it may still become a number, or null. */
function englishNumber(tokens: readonly string[]): number[] | null {
  if (
    !tokens.every(
      (token) =>
        token in ENGLISH || token in BIG || /^(?:and|half|point|euros?|dollars?|pounds?|of)$/.test(token),
    )
  )
    return null;
  if (tokens.some((token, at) => at > 0 && isArticle(token) && tokens[at + 1] !== "half"))
    return tokens.at(-1) === "a" ? [] : null;
  const numbers = tokens.filter((token) => token in ENGLISH || token in BIG);
  const said = tokens.length === 1 ? numbers : numbers.filter((token) => !isArticle(token));
  let total = 0;
  let group = 0;
  for (const word of said) {
    const scale = BIG[word];
    if (scale === undefined) group += ENGLISH[word] ?? 0;
    else if (scale === 100) group = Math.max(1, group) * 100;
    else {
      total += Math.max(1, group) * scale;
      group = 0;
    }
  }
  // "Four pounds thirty" isn't 34.
  const isTwoUnits = tokens.slice(0, -1).some((token) => UNIT.test(token));
  const values = isTwoUnits ? [] : [total + group];
  if (tokens.includes("half")) {
    const scale = BIG[tokens.at(-1) ?? ""];
    const before = tokens
      .slice(0, tokens.indexOf("half"))
      .filter((token) => token in ENGLISH && token !== "a");
    const base = before.reduce((sum, token) => sum + (ENGLISH[token] ?? 0), 0);
    values.push((base + 0.5) * (scale ?? 1), total + group + 0.5);
  }
  const point = tokens.indexOf("point");
  if (point > 0) {
    const whole = englishNumber(tokens.slice(0, point))?.[0] ?? 0;
    const part = tokens.slice(point + 1).map((token) => ENGLISH[token] ?? "");
    values.push(Number(`${whole}.${part.join("") || 0}`));
  }
  return [...values, ...pairs(said)];
}

/** "Twenty seven fifty" is 2,750 or 27.50; "nine sixty eight" after thousands is 968. */
function pairs(said: readonly string[]): number[] {
  const values: number[] = [];
  for (let cut = 1; cut < said.length; cut++) {
    const [front, back] = [said.slice(0, cut), said.slice(cut)].map(below);
    if (front === undefined || front === null || back === undefined || back === null || back >= 1000)
      continue;
    if (back < 100) values.push(front * 100 + back, front + back / 100);
    if (back < 10) values.push((front + back / 10) * 1000);
    values.push(front * 1000 + back);
  }
  return values;
}

function below(said: readonly string[]): number | null {
  if (said.some((word) => word in BIG && word !== "hundred")) return null;
  const small = said.filter((word) => word !== "hundred").map((word) => ENGLISH[word] ?? 0);
  if (said.includes("hundred"))
    return (small[0] ?? 1) * 100 + small.slice(1).reduce((sum, one) => sum + one, 0);
  if (small.length === 1) return small[0] ?? null;
  const [tens = 0, ones = 0] = small;
  if (small.length === 2 && tens >= 20 && ones < 10) return tens + ones;
  if (small.length === 2 || (small.length === 3 && tens < 20))
    return tens * 100 + small.slice(1).reduce((sum, one) => sum + one, 0);
  return null;
}

const GERMAN_SMALL: [string, number][] = [
  ["null", 0],
  ["dreizehn", 13],
  ["vierzehn", 14],
  ["fünfzehn", 15],
  ["sechzehn", 16],
  ["siebzehn", 17],
  ["achtzehn", 18],
  ["neunzehn", 19],
  ["zwanzig", 20],
  ["dreißig", 30],
  ["dreissig", 30],
  ["vierzig", 40],
  ["fünfzig", 50],
  ["sechzig", 60],
  ["siebzig", 70],
  ["achtzig", 80],
  ["neunzig", 90],
  ["zehn", 10],
  ["elf", 11],
  ["zwölf", 12],
  ["einen", 1],
  ["eine", 1],
  ["eins", 1],
  ["ein", 1],
  ["zwei", 2],
  ["drei", 3],
  ["vier", 4],
  ["fünf", 5],
  ["sechs", 6],
  ["sieben", 7],
  ["acht", 8],
  ["neun", 9],
];

/** The number that a single German word says, or null. */
export function germanNumber(word: string): number | null {
  const half = /^(.+?)einhalb(tausend)?$/.exec(word);
  if (half?.[1]) {
    const base = germanNumber(half[1]);
    return base === null ? null : (base + 0.5) * (half[2] ? 1000 : 1);
  }
  for (const [name, factor] of [
    ["tausend", 1000],
    ["hundert", 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const front = at === 0 ? 1 : germanNumber(word.slice(0, at));
    const rest = word.slice(at + name.length).replace(/^und/, "");
    const back = rest === "" ? 0 : germanNumber(rest);
    return front === null || back === null ? null : front * factor + back;
  }
  const exact = GERMAN_SMALL.find(([name]) => name === word);
  if (exact) return exact[1];
  const [, ones, tens] = /^(.+?)und(.+)$/.exec(word) ?? [];
  if (ones === undefined || tens === undefined) return null;
  const small = germanNumber(ones);
  const large = germanNumber(tens);
  return small !== null && large !== null && small < 10 && large >= 20 ? small + large : null;
}
