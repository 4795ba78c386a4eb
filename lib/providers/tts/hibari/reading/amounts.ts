import {
  anyOf,
  counted,
  NO_WORD_AFTER,
  NO_WORD_BEFORE,
  NUMBER,
  type Rule,
  rule,
  type WrittenForms,
} from "./written-forms";

const BIG: Readonly<Record<string, string>> = { k: "thousand", m: "million", b: "billion" };
const bigWord = (short: string): string => BIG[short.toLowerCase()] ?? short;
const SCALE = String.raw`(?<big>hundred|thousand|million|billion|trillion|[kKmMbB]\b)`;
const DEGREES = ["degree", "degrees"] as const;

/** "$3.2 billion", "20°C", "5km": how amounts of money and measures are spoken. */
export function amounts({ currency, units }: WrittenForms): readonly Rule[] {
  const money = (sign: string): readonly [string, string] => currency[sign] ?? [sign, sign];
  return [
    rule(
      String.raw`(?<sign>[$£€])(?<count>${NUMBER})\s?${SCALE}`,
      ({ sign = "", count = "", big = "" }) => `${count} ${bigWord(big)} ${money(sign)[1]}`,
    ),
    rule(
      String.raw`${NO_WORD_BEFORE}(?<count>${NUMBER})\s?¢`,
      ({ count = "" }) => `${count} ${counted(count, money("¢"))}`,
    ),
    rule(
      String.raw`(?<![\p{L}\p{N}_])(?<sign>[¥₹₩]|Rs\.?|USD|EUR|GBP)\s?(?<count>${NUMBER})(?:\s?${SCALE})?`,
      ({ sign = "", count = "", big }) => {
        const words = money(sign.replace(/\.$/, ""));
        return big === undefined
          ? `${count} ${counted(count, words)}`
          : `${count} ${bigWord(big)} ${words[1]}`;
      },
    ),
    rule(
      String.raw`${NO_WORD_BEFORE}(?<count>-?${NUMBER})\s?°\s?(?<scale>[CF])?${NO_WORD_AFTER}`,
      ({ count = "", scale }) => {
        const name = scale === undefined ? "" : scale === "C" ? " Celsius" : " Fahrenheit";
        return `${count} ${counted(count, DEGREES)}${name}`;
      },
    ),
    rule(
      String.raw`${NO_WORD_BEFORE}(?<count>-?${NUMBER})\s?(?<unit>${anyOf(Object.keys(units))})${NO_WORD_AFTER}`,
      ({ count = "", unit = "" }) => `${count} ${counted(count, units[unit] ?? [unit, unit])}`,
    ),
  ];
}
