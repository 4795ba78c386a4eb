import { setTimeout as sleep } from "node:timers/promises";
import { hadNoSlot, lostRace } from "@/lib/platform/database/db";
import { WriteAgain } from "@/lib/platform/database/db-unit";
import { log } from "@/lib/platform/runtime/log";
import type { Call } from "../call-state";

/** How often a transaction is tried if it collides with others. */
const MAX_TRIES = 4;
/** No retry after this time: one wait for a lock is shorter, two are longer. */
const MAX_MS = 6_000;
const FIRST_PAUSE_MS = 20;

/**
 * Retries a call's transaction if it lost a race: it was rolled back, and nothing outside the database
 * happens before the commit. Rethrows all other errors.
 */
export async function afterLostRaces<T>(call: Call, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !mayWin(error, tries)) throw error;
      // A random name was taken and has been drawn again. There is no contention to wait for.
      if (error instanceof WriteAgain) continue;
      if (performance.now() - started > MAX_MS) throw error;
      log().info({ err: error, request_id: call.meta.requestId, tries }, "transaction tried again");
      await sleep(FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random()));
    }
  }
}

/** A call waits for a connection at most twice, because longer queues only grow. */
const mayWin = (error: unknown, tries: number): boolean =>
  error instanceof WriteAgain || lostRace(error) || (hadNoSlot(error) && tries === 1);
