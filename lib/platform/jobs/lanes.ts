import { once } from "../runtime/once";
import type { Job } from "./job";
import { jobKinds } from "./kinds";
import type { Lane } from "./take-next";

const SLOW_MS = 2_000;
const REMEMBER_MS = 300_000;
const KEEP = 10_000;

const slow = once("job-slow-lanes", () => new Map<string, number>());

const nameOf = (kind: string, lane: string): string => `${kind} ${lane}`;

/** The lane that a job belongs to; of a kind without lanes, or a payload without the field, the kind itself. */
export function laneOf({ kind, payload }: Pick<Job, "kind" | "payload">): Lane {
  const field = jobKinds().get(kind)?.lane?.field;
  const value = field === undefined ? undefined : payload[field];
  return field !== undefined && typeof value === "string" ? { kind, field, value } : { kind };
}

/** Remembers which lanes are slow, so that they get one place at a time and leave the others to the quick ones. */
export function noteRun(job: Pick<Job, "kind" | "payload">, ms: number, now: number = Date.now()): void {
  const { kind, value } = laneOf(job);
  if (value === undefined) return;
  if (ms < SLOW_MS) slow.delete(nameOf(kind, value));
  else {
    if (slow.size >= KEEP) slow.clear();
    slow.set(nameOf(kind, value), now + REMEMBER_MS);
  }
}

/** Names of lanes that were slow lately: kind, a blank, the lane. */
export function slowLanes(now: number = Date.now()): string[] {
  for (const [name, until] of slow) if (until <= now) slow.delete(name);
  return [...slow.keys()];
}

/** Values of the slow lanes of one kind. */
export const slowLanesOf = (kind: string): string[] =>
  slowLanes()
    .filter((name) => name.startsWith(`${kind} `))
    .map((name) => name.slice(kind.length + 1));
