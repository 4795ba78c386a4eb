/** Dollars with as many places as small amounts need. */
export function usd(value: number): string {
  if (value === 0) return "$0";
  return `$${value.toFixed(value < 0.01 ? 6 : value < 1 ? 4 : 2)}`;
}
