export const count = (value: number): string => value.toLocaleString("en", { maximumFractionDigits: 1 });

export const pct = (value: number): string => `${count(value)}%`;

/** Percent for columns, whose numbers are read below each other: without decimals. */
export const wholePct = (value: number): string =>
  value > 0 && value < 0.5 ? "< 1%" : pct(Math.round(value));

/** A share in whole percent, "–" of nothing. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? "–" : wholePct((100 * part) / whole);

/** Minutes in words: "42.5 min", "1 h 12 min". */
export const minutes = (value: number): string =>
  value < 60 ? `${count(value)} min` : inSixties(value, "h", "min");

/** Seconds in words: "42 s", "21 min 5 s". */
export const seconds = (value: number): string => inSixties(value, "min", "s");

function inSixties(value: number, large: string, small: string): string {
  const whole = Math.round(value);
  const [most, rest] = [Math.floor(whole / 60), whole % 60];
  if (most === 0) return `${rest} ${small}`;
  return rest === 0 ? `${most} ${large}` : `${most} ${large} ${rest} ${small}`;
}

export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;
