/** A decimal, exactly: `units` divided by ten to the power of `scale`. */
export interface Decimal {
  units: bigint;
  scale: number;
}

const PLAIN = /^(\d{1,20})(?:\.(\d{1,20}))?$/;

/**
 * Reads a decimal without a sign or an exponent. Zeros at its end don't count as decimals.
 * @returns undefined for anything else
 */
export function readDecimal(text: string): Decimal | undefined {
  const [, whole = "", given = ""] = PLAIN.exec(text) ?? [];
  if (whole === "") return undefined;
  const decimals = given.replace(/0+$/, "");
  return { units: BigInt(whole + decimals), scale: decimals.length };
}

/**
 * Returns a number of a request as the decimal that it was written as. JSON numbers arrive as binary fractions, whose
 * shortest form is what was written if that had at most 15 digits.
 * @returns undefined for a negative number, minus zero, and what isn't finite or needs an exponent
 */
export function decimalText(value: number | string): string | undefined {
  if (typeof value === "number" && (value < 0 || Object.is(value, -0))) return undefined;
  const decimal = readDecimal(String(value));
  return decimal && writeDecimal(decimal.units, decimal.scale);
}

/** Writes `units` with a point before its last `scale` digits. */
export function writeDecimal(units: bigint, scale: number): string {
  const digits = units.toString().padStart(scale + 1, "0");
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Returns a decimal in units of ten to the power of minus `scale`; undefined if it has more decimals. */
export const atScale = (decimal: Decimal, scale: number): bigint | undefined =>
  decimal.scale > scale ? undefined : decimal.units * 10n ** BigInt(scale - decimal.scale);

/** Divides what isn't negative, and rounds half up. */
export const divideHalfUp = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);
