import { setTimeout as sleep } from "node:timers/promises";
import { sqlState } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { StorageError } from "@/lib/providers/storage";

const AGAIN_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Tries until it works: storage and database come back.
 * @throws what trying again can't help, and when aborted
 */
export async function persistently<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let pauseMs = AGAIN_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (error instanceof StorageError && error.kind !== "away") throw error;
      // A row that it belongs to is gone.
      if (sqlState(error)?.startsWith("23")) throw error;
      if (pauseMs === AGAIN_MS) log().warn({ err: error }, "the storage is away; captured chunks wait");
      await sleep(pauseMs, undefined, { signal });
    }
  }
}
