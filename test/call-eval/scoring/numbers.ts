import type { Expected, ExpectedNumber, Line } from "../set/expected";
import type { SaidNumber } from "../shape";
import { isSaidAmount, trapOf } from "./invented";
import { allows, type Compared, compare, overlap } from "./match";

type ComparedNumbers = Compared<SaidNumber, ExpectedNumber>;

/**
 * Amounts of money have to be complete and right. The other numbers in the answers are those that matter: one
 * that isn't among them is right if it's said on its line.
 */
export function compareNumbers(
  numbers: readonly SaidNumber[],
  { numbers: expected, traps }: Expected,
  lines: readonly Line[],
): { money: ComparedNumbers; other: ComparedNumbers } {
  const all = compare(numbers, expected, isSame, {
    isFine: (item) => !isMoney(item) && isSaidAmount(item, lines) && !trapOf(item, "number", traps),
  });
  const part = (money: boolean): ComparedNumbers => {
    const pairs = all.pairs.filter(([, wanted]) => wantsMoney(wanted) === money);
    const missed = all.missed.filter((wanted) => wantsMoney(wanted) === money);
    const wrong = all.wrong.filter((item) => isMoney(item) === money);
    const found = pairs.filter(([, { optional }]) => !optional).length;
    const tally = {
      right: pairs.length,
      given: pairs.length + wrong.length,
      found,
      expected: found + missed.length,
    };
    return { tally, pairs, missed, wrong };
  };
  return { money: part(true), other: part(false) };
}

const isMoney = ({ kind, currency }: SaidNumber): boolean =>
  currency !== null || kind === "price" || kind === "budget";

const wantsMoney = ({ kind }: ExpectedNumber): boolean => kind.includes("price") || kind.includes("budget");

/** Whether a sum is a price or a budget is often a matter of opinion; whether it is money isn't. */
function isSame(item: SaidNumber, wanted: ExpectedNumber): number {
  const amount = Number(item.amount);
  const isAmount = wanted.amount.some((one) => one === "*" || Number(one) === amount);
  if (!isAmount || !overlap(item, wanted) || !allows(wanted.currency, item.currency)) return 0;
  const isKind = wanted.kind.includes(item.kind);
  return isKind ? 2 : Number(isMoney(item) && wantsMoney(wanted));
}
