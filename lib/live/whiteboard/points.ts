import type { BoardPoint } from "./element";

/** Returns at least one point, wherever the text comes from. */
export function readPoints(text: string): BoardPoint[] {
  return text.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
}

export const writePoints = (points: readonly BoardPoint[]): string =>
  points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(" ");

export const readPressures = (text: string): number[] => (text === "" ? [] : text.split(" ").map(Number));

export const writePressures = (pressures: readonly number[]): string => pressures.map(rounded).join(" ");

/** Rounds to hundredths, which no one can see. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Returns every nth item and the last, so that there are at most `most`. */
export function thinned<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)] as Item);
}
