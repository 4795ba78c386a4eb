import { processSingleton } from "../runtime/process-singleton";
import type { Job } from "./job";
import { jobKinds } from "./kinds";
import type { ConcurrencyGroup } from "./lease-next";

const SLOW_MS = 2_000;
const REMEMBER_MS = 300_000;
const MAX_REMEMBERED = 10_000;

/** When each is forgotten, by `performance.now()`. */
const slow = processSingleton("job-slow-lanes", () => new Map<string, number>());

const groupName = (kind: string, group: string): string => `${kind} ${group}`;

/** Returns the group of a job: the kind itself if its kind or payload has no group field. */
export function groupOf({ kind, payload }: Pick<Job, "kind" | "payload">): ConcurrencyGroup {
  const field = jobKinds().get(kind)?.group?.field;
  const value = field === undefined ? undefined : payload[field];
  return field !== undefined && typeof value === "string" ? { kind, field, value } : { kind };
}

/** Records which groups are slow, so that each of them gets one slot and the rest go to fast ones. */
export function recordRunTime(
  job: Pick<Job, "kind" | "payload">,
  ms: number,
  now: number = performance.now(),
): void {
  const { kind, value } = groupOf(job);
  if (value === undefined || jobKinds().get(kind)?.group?.sameService) return;
  if (ms < SLOW_MS) slow.delete(groupName(kind, value));
  else {
    if (slow.size >= MAX_REMEMBERED) slow.clear();
    slow.set(groupName(kind, value), now + REMEMBER_MS);
  }
}

/** Names of groups that were slow recently: kind, a space, the group. */
export function slowGroups(now: number = performance.now()): string[] {
  for (const [name, until] of slow) if (until <= now) slow.delete(name);
  return [...slow.keys()];
}

/** Values of the slow groups of one kind. */
export const slowGroupsOf = (kind: string): string[] =>
  slowGroups()
    .filter((name) => name.startsWith(`${kind} `))
    .map((name) => name.slice(kind.length + 1));
