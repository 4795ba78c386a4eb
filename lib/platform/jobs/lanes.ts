import { once } from "../once";
import type { Job } from "./job";
import { jobKinds } from "./kinds";

const SLOW_MS = 2_000;
const REMEMBER_MS = 300_000;
const KEEP = 10_000;

const slow = once("job-slow-lanes", () => new Map<string, number>());

const nameOf = (kind: string, lane: string): string => `${kind} ${lane}`;

/** Remembers which lanes are slow, so that they get one place at a time and leave the others to the quick ones. */
export function noteRun(job: Job, ms: number, now: number = Date.now()): void {
  const field = jobKinds().get(job.kind)?.lane?.field;
  const lane = field === undefined ? undefined : job.payload[field];
  if (typeof lane !== "string") return;
  if (ms < SLOW_MS) slow.delete(nameOf(job.kind, lane));
  else {
    if (slow.size >= KEEP) slow.clear();
    slow.set(nameOf(job.kind, lane), now + REMEMBER_MS);
  }
}

/** Names of lanes that were slow lately: kind, a blank, the lane. */
export function slowLanes(now: number = Date.now()): string[] {
  for (const [name, until] of slow) if (until <= now) slow.delete(name);
  return [...slow.keys()];
}
