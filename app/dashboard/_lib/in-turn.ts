import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "@/lib/operation/problem";

const PAUSES_MS = [250, 500, 1_000, 2_000];

/**
 * Tries again after a pause if too many calls of the same session are going on: a page reads a lot at once, and so do those
 * that are loaded in advance. After another temporary error, it tries once more.
 * @param pauses in milliseconds; after the last one, the refusal is the caller's
 */
export async function inTurn<Result>(
  work: () => Promise<Result>,
  pauses: readonly number[] = PAUSES_MS,
): Promise<Result> {
  let failures = 0;
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem && error.retryable)) throw error;
      if (error.code !== "rate_limited") failures += 1;
      if (failures > 1) throw error;
      await sleep(pause);
    }
  }
  return work();
}
