const UNITS = ["kB", "MB", "GB", "TB"] as const;

/** Writes a number of bytes as people compare it: `734 MB`, `1.2 GB`, `20 GB`. */
export function sizeWords(bytes: number): string {
  let value = bytes / 1000;
  let unit = 0;
  while (Math.round(value) >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit >= 2 && value < 99.95 ? 1 : 0;
  const least = bytes > 0 ? Math.max(value, 1) : 0;
  return `${Number(least.toFixed(digits))} ${UNITS[unit]}`;
}
