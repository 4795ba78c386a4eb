import { likeness } from "@/lib/providers/embeddings/port";
import type { VoiceWindow } from "../port";

/** Speech that is taken for one voice. */
export interface Group {
  /** Sum of its windows' vectors. */
  sum: Float32Array;
  windows: number;
}

export const groupOf = (windows: readonly VoiceWindow[]): Group => {
  const sum = new Float32Array(windows[0]?.vector.length ?? 0);
  for (const { vector } of windows)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  return { sum, windows: windows.length };
};

const lengthOf = (vector: Float32Array): number => Math.sqrt(likeness(vector, vector));

/** 1 if all its windows sound the same, close to 0 if nothing do. */
export const consistency = ({ sum, windows }: Group): number => lengthOf(sum) / windows;

/** Compared at once, since memory grows with the square of it. */
const BLOCK = 400;
/** What remains of a block. Anything smaller is noise. */
const LARGEST = 40;

/**
 * Joins the two groups that sound most alike until none are alike enough. Many are joined in blocks first.
 * @param alike likeness from which two groups are one voice
 */
export function joinedGroups(groups: readonly Group[], alike: number): Group[] {
  if (groups.length <= BLOCK) return joinAll(groups, alike);
  const some: Group[] = [];
  for (let from = 0; from < groups.length; from += BLOCK) {
    const joined = joinAll(groups.slice(from, from + BLOCK), alike);
    some.push(...joined.sort((a, b) => b.windows - a.windows).slice(0, LARGEST));
  }
  return joinedGroups(some, alike);
}

function joinAll(groups: readonly Group[], alike: number): Group[] {
  const all = new Likenesses(groups);
  for (let pair = all.closest(alike); pair; pair = all.closest(alike)) all.join(pair);
  return all.groups();
}

type Measured = Group & { length: number };

const measured = (group: Group): Measured => ({ ...group, length: lengthOf(group.sum) });

const cosine = (one: Measured, other: Measured): number =>
  likeness(one.sum, other.sum) / (one.length * other.length || 1);

/** How much groups are alike, each pair once, and which other group is closest to each. */
class Likenesses {
  /** Null for what was joined with another. */
  private readonly left: (Measured | null)[];
  private readonly values: Float32Array;
  /** -1 if none is left. */
  private readonly nearest: Int32Array;

  constructor(groups: readonly Group[]) {
    this.left = groups.map(measured);
    this.values = new Float32Array(groups.length ** 2);
    this.nearest = new Int32Array(groups.length).fill(-1);
    for (let at = 0; at < groups.length; at += 1) this.compare(at, at);
    for (let at = 0; at < groups.length; at += 1) this.nearest[at] = this.nearestOf(at);
  }

  groups(): Group[] {
    return this.left.filter((group) => group !== null);
  }

  /** The two that are most alike, the earlier one first; null if they aren't alike enough. */
  closest(alike: number): [number, number] | null {
    let found = -1;
    let best = alike;
    for (let at = 0; at < this.left.length; at += 1) {
      const value = this.value(at, this.nearest[at] ?? -1);
      if (value < best || (found >= 0 && value === best)) continue;
      found = at;
      best = value;
    }
    if (found < 0) return null;
    const other = this.nearest[found] ?? -1;
    return [Math.min(found, other), Math.max(found, other)];
  }

  join([into, from]: readonly [number, number]): void {
    const [one, other] = [this.left[into], this.left[from]];
    if (!one || !other) return;
    const sum = one.sum.map((value, at) => value + (other.sum[at] ?? 0));
    this.left[into] = measured({ sum, windows: one.windows + other.windows });
    this.left[from] = null;
    this.nearest[from] = -1;
    this.compare(into, this.left.length);
    for (let at = 0; at < this.left.length; at += 1) {
      if (!this.left[at]) continue;
      const near = this.nearest[at] ?? -1;
      if (at === into || near === into || near === from) this.nearest[at] = this.nearestOf(at);
      else if (this.value(at, into) > this.value(at, near)) this.nearest[at] = into;
    }
  }

  /** With the groups before another one. */
  private compare(at: number, before: number): void {
    const own = this.left[at];
    for (let other = 0; other < before; other += 1) {
      const group = this.left[other];
      if (!own || !group || other === at) continue;
      const value = cosine(own, group);
      this.values[at * this.left.length + other] = value;
      this.values[other * this.left.length + at] = value;
    }
  }

  private nearestOf(at: number): number {
    let found = -1;
    for (let other = 0; other < this.left.length; other += 1)
      if (other !== at && this.left[other] && (found < 0 || this.value(at, other) > this.value(at, found)))
        found = other;
    return found;
  }

  private value(at: number, other: number): number {
    return other < 0 ? -1 : (this.values[at * this.left.length + other] ?? -1);
  }
}
