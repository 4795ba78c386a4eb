/** Returns the last of a list in order that is at or before a time. */
export function lastBefore<T extends { at: number }>(list: readonly T[], at: number): T | undefined {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return list[low - 1];
}
