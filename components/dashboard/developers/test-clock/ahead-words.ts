const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** How far a clock is ahead, in its two largest units: "2 days, 3 hours". Empty if it isn't ahead. */
export function aheadWords(seconds: number): string {
  let rest = Math.max(0, Math.round(seconds));
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count.toLocaleString("en")} ${unit}${count === 1 ? "" : "s"}`);
    else if (parts.length > 0) break;
  }
  return parts.slice(0, 2).join(", ");
}
