import { setTimeout as sleep } from "node:timers/promises";
import { log } from "./log";

/**
 * Runs `work` at once and then repeatedly, with a pause after each run, until the signal aborts. Never
 * throws.
 */
export async function every(
  pauseMs: number,
  signal: AbortSignal,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch((err: unknown) => log().warn({ err }, what));
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
