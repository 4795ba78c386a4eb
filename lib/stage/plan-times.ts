import type { PlanSegment } from "./plan";

export interface PlanTimes {
  /** Seconds from the start of the show to the beginning of each part. */
  offsets: number[];
  /** How long all of them take. */
  total: number;
}

/** When each part of a run of show begins, and how long it takes as a whole. */
export function planTimes(segments: readonly Pick<PlanSegment, "duration_sec">[]): PlanTimes {
  const offsets: number[] = [];
  let total = 0;
  for (const { duration_sec } of segments) {
    offsets.push(total);
    total += duration_sec;
  }
  return { offsets, total };
}
