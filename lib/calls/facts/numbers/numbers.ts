import type { NumberKind, SaidNumber } from "../../analysis-shape";
import type { LanguageRules } from "../../languages/rules";
import { TO_READER } from "../../transcript/instruction";
import { evidenceOf, type Said } from "../../transcript/said";
import type { Span } from "../dates/calendar";
import { type Amount, amountsIn } from "./amounts";
import { Heard } from "./heard";
import { judgeMoney, type MoneyJudge } from "./money-judge";

/** Krones and kronor, by where the call takes place. */
const CROWNS: Readonly<Record<string, string>> = {
  "Europe/Oslo": "NOK",
  "Europe/Copenhagen": "DKK",
  "Europe/Stockholm": "SEK",
};

const SHILLINGS: Readonly<Record<string, string>> = {
  "Africa/Nairobi": "KES",
  "Africa/Kampala": "UGX",
  "Africa/Dar_es_Salaam": "TZS",
};

/** Dollars are of the country where the call takes place, unless another is said. */
const DOLLARS: readonly (readonly [RegExp, string])[] = [
  [/^Australia\//u, "AUD"],
  [/^Pacific\/Auckland$/u, "NZD"],
  [/^America\/(?:Toronto|Montreal|Vancouver|Winnipeg|Edmonton|Halifax|Regina|St_Johns)$/u, "CAD"],
  [/^Asia\/Singapore$/u, "SGD"],
  [/^Asia\/Hong_Kong$/u, "HKD"],
];
/** "It costs us $640" says nothing of the country. */
const OF_AMERICA = /(?<!\p{L})(?:US|U\.S\.?|[Uu][Ss][Dd]|[Aa]merican|us dollars?)(?!\p{L})/u;

/** Returns the numbers that were said: money, percents, counts and durations. */
export function numbersIn(
  said: readonly Said[],
  rules: LanguageRules,
  dates: ReadonlyMap<number, readonly Span[]>,
  zone?: string,
  judge: MoneyJudge = judgeMoney,
): SaidNumber[] {
  const heard = new Heard(rules, judge);
  return said.flatMap((one) => {
    if (TO_READER.test(one.plain)) return [];
    const asked = howMany(said[one.at - 1], one);
    const amounts = amountsIn(one.plain, rules.numbers, dates.get(one.at) ?? []);
    heard.begin(one, said[one.at - 1], currencyIn(amounts));
    return amounts.flatMap((given): SaidNumber[] => {
      const read = heard.read(given, asked !== null);
      if (!read) return [];
      const { amount, isMoney } = read;
      const kind = kindOf(amount, one, isMoney, asked !== null, rules);
      heard.add(amount, kind);
      if (kind === null) return [];
      return [
        {
          ...{ kind, amount: amount.amount, currency: currencyOf(amount.currency, one, zone) },
          of: ofWhat(amount, one, rules) ?? (kind === "count" ? asked : null),
          ...{ speaker: one.speaker, evidence: [evidenceOf(one)] },
        },
      ];
    });
  });
}

function currencyOf(currency: string | null, { plain }: Said, zone = ""): string | null {
  if (currency === "KR") return CROWNS[zone] ?? null;
  if (currency === "SH") return SHILLINGS[zone] ?? null;
  if (currency !== "USD" || OF_AMERICA.test(plain)) return currency;
  return DOLLARS.find(([zones]) => zones.test(zone))?.[1] ?? currency;
}

function kindOf(
  amount: Amount,
  { low, side }: Said,
  isMoney: boolean,
  isCounted: boolean,
  { numbers, qualification }: LanguageRules,
): NumberKind | null {
  if (amount.isPercent) return "percent";
  if (amount.isDuration) return "duration";
  const isBudget = numbers.budget.test(low);
  if (amount.currency !== null || amount.isCents) {
    if (isBudget && (side !== "ours" || !numbers.price.test(low))) return "budget";
    // What a problem costs the customer is no price.
    if (side !== "ours" && qualification.metrics.strong.test(low)) return "other";
    return amount.isCents || numbers.price.test(low) || amount.per !== null || side !== "customer"
      ? "price"
      : "other";
  }
  if (isCounted) return "count";
  if (isMoney) return isBudget && side !== "ours" ? "budget" : "price";
  if (amount.per !== null && !TIMES.test(amount.per) && amount.noun === null) return "price";
  const value = Number(amount.amount);
  if (isBudget && value >= 100 && amount.noun === null) return "budget";
  if (amount.noun !== null || (amount.per !== null && value < 1_000)) return "count";
  return value >= 1_000 || (value >= 100 && amount.short === null) ? "other" : null;
}

/** "Four a week" is no price. */
const TIMES =
  /(?:month|year|week|day|quarter|hour|annum|night|minute|monat|jahr|woche|tag|quartal|stunde|lich|mois|an|semaine|jour|trimestre|mes|año|semana|día)$/u;

function ofWhat(
  { per, noun, isPercent, isDuration, currency }: Amount,
  { low }: Said,
  { numbers }: LanguageRules,
): string | null {
  if (per !== null) return per;
  if (isPercent) return numbers.discount.exec(low)?.[0] ?? noun;
  if (isDuration || currency === null) return noun;
  return null;
}

/** "18,000 pounds plus a fee of two thousand": both are pounds. */
function currencyIn(amounts: readonly Amount[]): string | null {
  const currencies = new Set(amounts.flatMap(({ currency }) => currency ?? []));
  const [currency = null] = currencies;
  return currencies.size === 1 ? currency : null;
}

/** "How many employees?" "About 85." */
function howMany(before: Said | undefined, one: Said): string | null {
  if (!before || before.line === one.line) return null;
  const asked = /(?:how many|wie ?viele|combien d(?:e |'))\s?(\p{L}+)|cuánt[oa]s (\p{L}+)/u.exec(before.low);
  return asked?.[1] ?? asked?.[2] ?? null;
}
