/** From `from` up to but not including `to`. Lists of them are in order and don't overlap. */
export interface Interval {
  from: number;
  to: number;
}

/** Returns any intervals as a list in order. Those at most `gap` apart become one. */
export function joined(intervals: readonly Interval[], gap = 0): Interval[] {
  const list: Interval[] = [];
  for (const { from, to } of [...intervals].sort((a, b) => a.from - b.from)) {
    const last = list.at(-1);
    if (to <= from) continue;
    if (last && from - last.to <= gap) last.to = Math.max(last.to, to);
    else list.push({ from, to });
  }
  return list;
}

/** Returns the parts of a list that are inside an interval. */
export function inside(list: readonly Interval[], { from, to }: Interval): Interval[] {
  const parts: Interval[] = [];
  for (let index = firstEndingAfter(list, from); index < list.length; index += 1) {
    const one = list[index];
    if (!one || one.from >= to) break;
    parts.push({ from: Math.max(from, one.from), to: Math.min(to, one.to) });
  }
  return parts;
}

/** Returns the parts of an interval that are outside of a list. */
export function outside(list: readonly Interval[], { from, to }: Interval): Interval[] {
  const parts: Interval[] = [];
  let at = from;
  for (const one of inside(list, { from, to })) {
    if (one.from > at) parts.push({ from: at, to: one.from });
    at = one.to;
  }
  if (at < to) parts.push({ from: at, to });
  return parts;
}

export const lengthOf = (list: readonly Interval[]): number =>
  list.reduce((sum, { from, to }) => sum + to - from, 0);

export const isInside = (list: readonly Interval[], at: number): boolean => {
  const one = list[firstEndingAfter(list, at)];
  return one !== undefined && one.from <= at;
};

/** Whether an interval overlaps one of a list. An empty one has to be within it. */
export const meets = (list: readonly Interval[], { from, to }: Interval): boolean => {
  const one = list[firstEndingAfter(list, from)];
  return one !== undefined && one.from < to;
};

/** Returns the index of the first interval of a list that ends after a point, which `unit` converts ends to. */
export function firstEndingAfter(
  list: readonly Interval[],
  point: number,
  unit: (end: number) => number = (end) => end,
): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (unit(list[middle]?.to ?? 0) <= point) low = middle + 1;
    else high = middle;
  }
  return low;
}
