/** Returns the place of the first of these from a time on. They're in order: a show has many, and many moments are tried. */
export function firstFrom(acts: readonly { atMs: number }[], ms: number): number {
  let [low, high] = [0, acts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((acts[middle]?.atMs ?? 0) < ms) low = middle + 1;
    else high = middle;
  }
  return low;
}
