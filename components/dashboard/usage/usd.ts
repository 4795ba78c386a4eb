/** Dollars with as many places as small amounts need. */
export const usd = (value: number): string =>
  `$${value.toFixed(value !== 0 && value < 0.01 ? 6 : value < 1 ? 4 : 2)}`;
