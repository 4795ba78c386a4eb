/** Dollars with as many places as small amounts need, and never fewer than two: "$0.01", "$0.000012", "$12.50". */
export const usd = (value: number): string =>
  `$${value.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: value < 1 ? 6 : 2 })}`;
