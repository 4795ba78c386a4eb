export const count = (value: number): string => value.toLocaleString("en", { maximumFractionDigits: 1 });

export const pct = (value: number): string => `${count(value)}%`;

/** A share in percent, "–" of nothing. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? "–" : pct(Math.round((1000 * part) / whole) / 10);

/** Minutes in words: "42.5 min", "1 h 12 min". */
export function minutes(value: number): string {
  if (value < 60) return `${count(value)} min`;
  const whole = Math.round(value);
  return `${Math.floor(whole / 60)} h ${whole % 60} min`;
}

/** Seconds in words: "42 s", "21 min 5 s". */
export function seconds(value: number): string {
  const whole = Math.round(value);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;
