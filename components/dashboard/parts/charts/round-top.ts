/** Returns the end of an axis from zero: the next round number, such as 10, 20, 30, 40, 60, 80 or 100, and at least 4. */
export function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const step = [1, 2, 3, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10;
  return Math.max(4, step * power);
}
