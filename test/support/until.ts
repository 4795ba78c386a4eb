import { setTimeout as sleep } from "node:timers/promises";

const SOONEST_MS = 5;
/** What takes seconds isn't asked for all the time: most conditions read the database, and other tests need the processors. */
const LATEST_MS = 50;
/** About a minute. */
const MAX_LOOKS = 1_200;

/**
 * Waits until the condition holds, for as long as a busy machine may take. Unlike Vitest's own waiting, it
 * doesn't advance fake timers.
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await condition()); looks += 1) {
    if (looks > MAX_LOOKS) throw new Error(`Waited in vain: ${condition}`);
    await sleep(Math.min(Math.max(looks, SOONEST_MS), LATEST_MS));
  }
}
