import type { PlanSegment } from "./plan";

export interface PlanTimes {
  /** Seconds from the start of the show to the start of each segment. */
  offsets: number[];
  /** Total length in seconds. */
  total: number;
}

/** Returns when each segment of a run of show starts, and the total length. */
export function planTimes(segments: readonly Pick<PlanSegment, "duration_sec">[]): PlanTimes {
  const offsets: number[] = [];
  let total = 0;
  for (const { duration_sec } of segments) {
    offsets.push(total);
    total += duration_sec;
  }
  return { offsets, total };
}
