import { setTimeout as sleep } from "node:timers/promises";
import { hadNoSlot, lostRace } from "@/lib/platform/database/db";
import { WriteAgain } from "@/lib/platform/database/db-unit";
import { log } from "@/lib/platform/runtime/log";
import type { Call } from "../call-state";

/** How often a transaction is tried that met another one by bad luck. */
const MOST_TRIES = 4;
/** Whoever waited this long is told to come again: one wait for a lock is shorter, two are not. */
const MOST_MS = 6_000;
const FIRST_PAUSE_MS = 20;

/**
 * Does a call's transaction again when it lost a race: nothing of it was kept, and nothing outside of the database
 * happens before the commit. Anything else that goes wrong goes to the caller.
 */
export async function afterLostRaces<T>(call: Call, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !mayWin(error, tries)) throw error;
      // A random name that was taken has been drawn again; no one is in the way.
      if (error instanceof WriteAgain) continue;
      if (performance.now() - started > MOST_MS) throw error;
      log().info({ err: error, request_id: call.meta.requestId, tries }, "transaction tried again");
      await sleep(FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random()));
    }
  }
}

/** For a connection a call waits twice at most: longer queues only grow. */
const mayWin = (error: unknown, tries: number): boolean =>
  error instanceof WriteAgain || lostRace(error) || (hadNoSlot(error) && tries === 1);
