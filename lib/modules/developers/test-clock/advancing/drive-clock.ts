import { once } from "node:events";
import { outsideTransaction } from "@/lib/platform/database/db";
import { jobSignals } from "@/lib/platform/jobs/poke";
import { log } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { stopping } from "@/lib/platform/runtime/stopping";
import { stepClock } from "./step-clock";

/** Jobs that end in this process are noticed immediately. Those of other processes are polled. */
const LOOK_MS = 50;
const LONGEST_LOOK_MS = 500;
/** If the database is unavailable for longer, the clock is left to the next process that finds it stalled. */
const MAX_FAILURES = 5;

const driven = processSingleton("driven-clocks", () => new Map<string, Promise<void>>());

/** Completes an advance. Several processes may drive the same clock: each step is made once. */
export function driveClock(workspaceId: string): Promise<void> {
  const known = driven.get(workspaceId);
  if (known) return known;
  const drive = outsideTransaction(() => stepUntilDone(workspaceId)).finally(() =>
    driven.delete(workspaceId),
  );
  driven.set(workspaceId, drive);
  return drive;
}

async function stepUntilDone(workspaceId: string): Promise<void> {
  let lookMs = LOOK_MS;
  let failures = 0;
  while (!stopping().aborted) {
    try {
      const step = await stepClock(workspaceId);
      if (step === "done") return;
      lookMs = step === "moved" ? LOOK_MS : Math.min(lookMs * 2, LONGEST_LOOK_MS);
      if (step === "waiting") await freed(lookMs);
      failures = 0;
    } catch (error) {
      failures += 1;
      log().warn({ err: error, workspace_id: workspaceId, failures }, "a test clock step failed");
      if (failures === MAX_FAILURES) return;
      await freed(LONGEST_LOOK_MS);
    }
  }
}

/** Waits until a job of this process has ended, or for `ms` at most. */
const freed = (ms: number): Promise<unknown> =>
  once(jobSignals(), "freed", { signal: AbortSignal.timeout(ms) }).catch(() => undefined);
