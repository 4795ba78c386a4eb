const ONES = [
  ..."zero one two three four five six seven eight nine ten eleven twelve".split(" "),
  ..."thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const TENS = ["", "", ..."twenty thirty forty fifty sixty seventy eighty ninety".split(" ")];
const SCALES = ["", "thousand", "million", "billion", "trillion"];
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** Numbers with more digits are read digit by digit, because no one could follow their names. */
const MAX_DIGITS = 15;

const oneOf = (words: readonly string[], index: number): string => words[index] ?? "";

/**
 * Reads "1234" as "one thousand, two hundred and thirty-four". Takes digits, so that long numbers lose no
 * precision.
 */
export function cardinal(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, "");
  if (plain.length > MAX_DIGITS) return digitByDigit(plain);
  const groups: string[] = [];
  let rest = Number(plain);
  if (rest < 1_000) return belowThousand(rest);
  for (let scale = 0; rest > 0; scale += 1, rest = Math.floor(rest / 1_000)) {
    const group = rest % 1_000;
    if (group > 0) groups.unshift(`${belowThousand(group)} ${oneOf(SCALES, scale)}`.trim());
  }
  const last = groups.at(-1) ?? "";
  const isSmall = groups.length > 1 && !last.includes(" ") && !last.includes("hundred");
  return isSmall ? `${groups.slice(0, -1).join(", ")} and ${last}` : groups.join(", ");
}

/** Reads "21" as "twenty-first". */
export function ordinal(digits: string): string {
  const words = cardinal(digits);
  const cut = Math.max(words.lastIndexOf(" "), words.lastIndexOf("-")) + 1;
  return words.slice(0, cut) + ordinalWord(words.slice(cut));
}

/** Reads a year: "nineteen oh-five", "two thousand and five", "twenty ten". */
export function year(digits: string): string {
  const high = Math.floor(Number(digits) / 100);
  const low = Number(digits) % 100;
  if (high === 0 || (high % 10 === 0 && low < 10) || high >= 100) return cardinal(digits);
  const lowWords = low === 0 ? "hundred" : low < 10 ? `oh-${belowThousand(low)}` : belowThousand(low);
  return `${belowThousand(high)} ${lowWords}`;
}

/** Reads "3.14" as "three point one four". */
export function decimal(digits: string): string {
  const [whole = "", fraction = ""] = digits.split(".");
  const shown = fraction.replace(/0+$/, "");
  const words = cardinal(whole || "0");
  return shown === "" ? words : `${words} point ${digitByDigit(shown)}`;
}

function digitByDigit(digits: string): string {
  return [...digits].map((digit) => oneOf(ONES, Number(digit))).join(" ");
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const words = hundreds > 0 ? [oneOf(ONES, hundreds), "hundred", ...(rest > 0 ? ["and"] : [])] : [];
  if (rest >= 20)
    words.push(oneOf(TENS, Math.floor(rest / 10)) + (rest % 10 > 0 ? `-${oneOf(ONES, rest % 10)}` : ""));
  else if (rest > 0 || words.length === 0) words.push(oneOf(ONES, rest));
  return words.join(" ");
}

function ordinalWord(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR_ORDINALS, word) ? IRREGULAR_ORDINALS[word] : undefined;
  if (irregular !== undefined) return irregular;
  return word.endsWith("y") ? `${word.slice(0, -1)}ieth` : `${word}th`;
}
