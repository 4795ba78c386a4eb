/** Formats dollars with at least two decimals, and more for small amounts: "$0.01", "$0.000012", "$12.50". */
export const usd = (value: number): string =>
  `$${value.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: value < 1 ? 6 : 2 })}`;
