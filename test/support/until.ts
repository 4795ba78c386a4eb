import { setTimeout as sleep } from "node:timers/promises";

const LOOK_EVERY_MS = 5;
const MAX_LOOKS = 10_000;

/**
 * Waits until the condition holds, for as long as a busy machine may take. Unlike Vitest's own waiting, it
 * doesn't advance fake timers.
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await condition()); looks += 1) {
    if (looks > MAX_LOOKS) throw new Error(`Waited in vain: ${condition}`);
    await sleep(LOOK_EVERY_MS);
  }
}
