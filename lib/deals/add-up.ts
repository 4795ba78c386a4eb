import { digitsOf } from "./currencies";
import { atScale, divideHalfUp, readDecimal, writeDecimal } from "./decimal";

/** What is sold, with exact decimals as text. */
export interface Line {
  name: string;
  description: string;
  /** Up to three decimals. */
  qty: string;
  /** With no more decimals than the currency has. */
  unit_price: string;
  /** Up to three decimals, 0 to 100. Null if there is none. */
  discount_percent: string | null;
  tax_percent: string | null;
}

/** Amounts of a line in the currency's smallest unit. */
export interface LineSums {
  /** Quantity times price. */
  subtotal: number;
  discount: number;
  /** On what is left after the discount. */
  tax: number;
  total: number;
}

export interface TaxSum {
  percent: string;
  /** What it is taken of. */
  of: number;
  tax: number;
}

export interface Sums extends LineSums {
  lines: LineSums[];
  tax_by_rate: TaxSum[];
}

export type Refused = Record<string, "invalid" | "too_large" | "not_allowed">;
export type Added = { sums: Sums; refused?: never } | { sums?: never; refused: Refused };

/** Fifteen digits, which a number holds exactly in any unit of the currency. */
export const MOST_MINOR = 999_999_999_999_999;
const QTY_SCALE = 3;
const PERCENT_SCALE = 3;
/** Divides an amount by a hundred percent. */
const WHOLE = 100_000n;

/**
 * Adds up lines. The amount, discount and tax of each line are rounded half up to the currency's smallest unit; totals are
 * sums of lines, so everything can be added up again from what is shown.
 */
export function addUp(lines: readonly Line[], currency: string): Added {
  const digits = digitsOf(currency);
  if (digits === undefined) return { refused: { currency: "not_allowed" } };
  const refused: Refused = {};
  const added = lines.map((line, index) => {
    const one = addLine(line, digits);
    if (typeof one === "string") refused[`line_items.${index}.unit_price`] = one;
    return one;
  });
  if (Object.keys(refused).length > 0) return { refused };
  const sums = added.filter((one): one is ExactSums => typeof one !== "string");
  const whole = sumOf(sums);
  if (whole.subtotal + whole.tax > BigInt(MOST_MINOR)) return { refused: { line_items: "too_large" } };
  return { sums: { ...plain(whole), lines: sums.map(plain), tax_by_rate: taxByRate(lines, sums) } };
}

interface ExactSums {
  subtotal: bigint;
  discount: bigint;
  tax: bigint;
  total: bigint;
}

function addLine(line: Line, digits: number): ExactSums | "invalid" | "too_large" {
  const price = exactly(line.unit_price, digits);
  const qty = exactly(line.qty, QTY_SCALE);
  if (price === undefined || qty === undefined) return "invalid";
  const subtotal = divideHalfUp(price * qty, 10n ** BigInt(QTY_SCALE));
  const discount = shareOf(subtotal, line.discount_percent);
  const tax = shareOf(subtotal - discount, line.tax_percent);
  if (subtotal + tax > BigInt(MOST_MINOR)) return "too_large";
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

function exactly(text: string, scale: number): bigint | undefined {
  const decimal = readDecimal(text);
  return decimal && atScale(decimal, scale);
}

const shareOf = (amount: bigint, percent: string | null): bigint =>
  percent === null ? 0n : divideHalfUp(amount * (exactly(percent, PERCENT_SCALE) ?? 0n), WHOLE);

function sumOf(all: readonly ExactSums[]): ExactSums {
  const sum = { subtotal: 0n, discount: 0n, tax: 0n, total: 0n };
  for (const one of all) {
    sum.subtotal += one.subtotal;
    sum.discount += one.discount;
    sum.tax += one.tax;
    sum.total += one.total;
  }
  return sum;
}

const plain = ({ subtotal, discount, tax, total }: ExactSums): LineSums => ({
  subtotal: Number(subtotal),
  discount: Number(discount),
  tax: Number(tax),
  total: Number(total),
});

/** Highest rate first. Lines without a rate aren't in it. */
function taxByRate(lines: readonly Line[], sums: readonly ExactSums[]): TaxSum[] {
  const rates = new Map<string, { of: bigint; tax: bigint }>();
  lines.forEach(({ tax_percent: percent }, index) => {
    const line = sums[index];
    if (percent === null || !line) return;
    const sum = rates.get(percent) ?? { of: 0n, tax: 0n };
    sum.of += line.subtotal - line.discount;
    sum.tax += line.tax;
    rates.set(percent, sum);
  });
  return [...rates]
    .map(([percent, { of, tax }]) => ({ percent, of: Number(of), tax: Number(tax) }))
    .sort((a, b) => Number(b.percent) - Number(a.percent));
}

/** Writes an amount in the currency's smallest unit as a decimal: 1999 US cents are `19.99`. */
export const amountText = (minor: number, currency: string): string =>
  writeDecimal(BigInt(minor), digitsOf(currency) ?? 2);
