import type { NumberKind, SaidNumber } from "../../analysis-shape";
import type { LanguageRules } from "../../languages/rules";
import { evidenceOf, type Said } from "../../transcript/said";
import type { Span } from "../dates/calendar";
import { type Amount, amountsIn } from "./amounts";

/** Returns the numbers that were said: money, percents, counts and durations. */
export function numbersIn(
  said: readonly Said[],
  rules: LanguageRules,
  dates: ReadonlyMap<number, readonly Span[]>,
): SaidNumber[] {
  return said.flatMap((one) =>
    withCurrency(amountsIn(one.plain, rules.numbers, dates.get(one.at) ?? [])).flatMap(
      (amount): SaidNumber[] => {
        const asked = howMany(said[one.at - 1], one);
        const kind = kindOf(amount, one, rules) ?? (asked === null ? null : "count");
        if (kind === null) return [];
        return [
          {
            ...{
              kind,
              amount: amount.amount,
              currency: amount.currency,
              of:
                ofWhat(amount, one, rules) ??
                (kind === "count" ? asked : null) ??
                (kind === "count" ? asked : null),
            },
            ...{ speaker: one.speaker, evidence: [evidenceOf(one)] },
          },
        ];
      },
    ),
  );
}

function kindOf(
  amount: Amount,
  { low, side }: Said,
  { numbers, qualification }: LanguageRules,
): NumberKind | null {
  if (amount.isPercent) return "percent";
  if (amount.isDuration) return "duration";
  const isBudget = numbers.budget.test(low);
  if (amount.currency !== null || (amount.isRound && amount.noun === null)) {
    if (isBudget && side !== "ours") return "budget";
    if (isBudget && !numbers.price.test(low)) return "budget";
    // What a problem costs the customer is no price.
    if (side !== "ours" && qualification.metrics.strong.test(low)) return "other";
    return amount.currency !== null && (numbers.price.test(low) || amount.per !== null || side !== "customer")
      ? "price"
      : amount.per !== null
        ? "price"
        : "other";
  }
  if (amount.per !== null) return "price";
  if (amount.noun !== null) return "count";
  const isLarge = Number(amount.amount) >= 100;
  if (isBudget && isLarge) return "budget";
  if (isLarge && numbers.price.test(low)) return "price";
  if (Number(amount.amount) >= 1_000) return "other";
  return null;
}

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
function withCurrency(amounts: readonly Amount[]): readonly Amount[] {
  const currencies = new Set(amounts.flatMap(({ currency }) => currency ?? []));
  const [currency] = currencies;
  if (currencies.size !== 1 || currency === undefined) return amounts;
  return amounts.map((amount) =>
    amount.currency === null && amount.isRound && amount.noun === null ? { ...amount, currency } : amount,
  );
}

/** "How many employees?" "About 85." */
function howMany(before: Said | undefined, one: Said): string | null {
  if (!before || before.line === one.line) return null;
  const asked = /(?:how many|wie ?viele|combien d(?:e |'))\s?(\p{L}+)|cuánt[oa]s (\p{L}+)/u.exec(before.low);
  return asked?.[1] ?? asked?.[2] ?? null;
}
