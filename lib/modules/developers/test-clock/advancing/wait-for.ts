import { setTimeout as sleep } from "node:timers/promises";

/** Waits until the work ends, or for this many seconds. The work continues. */
export async function waitFor(work: Promise<unknown>, seconds: number): Promise<void> {
  const abort = new AbortController();
  const wait = sleep(seconds * 1_000, undefined, { signal: abort.signal, ref: false }).catch(() => undefined);
  try {
    await Promise.race([work, wait]);
  } finally {
    abort.abort();
  }
}
