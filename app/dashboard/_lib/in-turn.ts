import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "@/lib/operation/problem";

const PAUSES_MS = [250, 500, 1_000, 2_000];

/**
 * Tries again after a pause if too many calls of the same session are going on: a page reads a lot at once, and so do those
 * that are loaded in advance.
 * @param pauses in milliseconds; after the last one, the refusal is the caller's
 */
export async function inTurn<Result>(
  work: () => Promise<Result>,
  pauses: readonly number[] = PAUSES_MS,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem && error.code === "rate_limited")) throw error;
      await sleep(pause);
    }
  }
  return work();
}
