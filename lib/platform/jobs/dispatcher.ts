import { outsideTransaction } from "../database/db";
import { notices } from "../database/notices";
import { ownPool } from "../processes/pool";
import { log } from "../runtime/log";
import { claimDue, returnUnsent } from "./claim-due";
import type { Engine } from "./engine";
import { jobSignals, jobsTopic } from "./poke";

const POLL_MS = 1_000;
const BATCH = 200;
/** Backoff after the engine fails, short enough that work resumes within seconds of its return. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 5_000] as const;
/** Slots freed by ended jobs are filled together, rather than with one query each. */
const FREED_MS = 15;

export interface Dispatcher {
  /** Runs one pass now, for tests: dispatches what is due and returns how many. */
  pass(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Sends its pool's due jobs to the engine: on a signal or notice, when slots become free, and every second.
 */
export function startDispatcher(engine: Engine): Dispatcher {
  let stopped = false;
  let running: Promise<number> | undefined;
  let anotherPass = false;
  let failures = 0;
  let freed: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;

  const pass = async (): Promise<number> => {
    let total = 0;
    do {
      anotherPass = false;
      const sent = await dispatchDue(engine);
      if (sent === "refused") {
        failures += 1;
        break;
      }
      failures = 0;
      total += sent;
      if (sent > 0) anotherPass = true;
    } while (anotherPass && !stopped);
    return total;
  };

  const run = (): void => {
    if (stopped) return;
    if (running) {
      anotherPass = true;
      return;
    }
    clearTimeout(next);
    // A signal may come from inside a transaction.
    running = outsideTransaction(pass).catch((error: unknown) => {
      log().warn({ err: error }, "dispatcher pass failed");
      failures += 1;
      return 0;
    });
    void running.finally(() => {
      running = undefined;
      if (stopped) return;
      next = setTimeout(run, failures > 0 ? pauseAfter(failures) : POLL_MS);
    });
  };
  // While the engine is down, signals must not cause a storm of failing calls.
  const wake = (): void => (failures > 0 ? undefined : run());
  const wakeSoon = (): void => {
    freed ??= setTimeout(() => {
      freed = undefined;
      wake();
    }, FREED_MS);
  };
  jobSignals().on("due", wake);
  jobSignals().on("freed", wakeSoon);
  const topic = jobsTopic(ownPool());
  notices().on(topic, wake);
  run();
  return {
    pass,
    stop: async () => {
      stopped = true;
      jobSignals().off("due", wake);
      jobSignals().off("freed", wakeSoon);
      notices().off(topic, wake);
      clearTimeout(next);
      clearTimeout(freed);
      await running;
    },
  };
}

const pauseAfter = (failures: number): number => PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 5_000;

async function dispatchDue(engine: Engine): Promise<number | "refused"> {
  const dispatches = await claimDue(BATCH);
  if (dispatches.length === 0) return 0;
  try {
    await engine.send(dispatches);
    return dispatches.length;
  } catch (error) {
    await returnUnsent(dispatches);
    log().warn(
      { err: error, jobs: dispatches.length },
      "the job engine accepted nothing; jobs are kept for later",
    );
    return "refused";
  }
}
