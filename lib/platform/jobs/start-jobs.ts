import { setTimeout as sleep } from "node:timers/promises";
import { startNotices } from "../database/notices";
import { startHeartbeat } from "../processes/heartbeat";
import { joinPool, type Pool } from "../processes/pool";
import { startDispatcher } from "./dispatcher";
import type { Engine } from "./engine";
import { giveBackHeld } from "./held-jobs";
import { jobKinds } from "./kinds";
import { startReconciler } from "./reconciler";

const END_MS = 2_000;

interface Options {
  pool?: Pool;
  /** Every kind that this program knows, those of other pools among them. */
  known?: readonly string[];
}

export interface RunningJobs {
  /** Hands nothing more out; waits for the sending under way. */
  stop(): Promise<void>;
  /** The last act of the process: gives back what still runs, and says that it is gone. */
  end(): Promise<void>;
}

/**
 * Starts what a process does for jobs: dispatcher, reconciler, its sign of life and its ear for notices. Once a
 * process, after its functions were imported (their kinds register there).
 */
export function startJobs(engine: Engine, { pool = "app", known }: Options = {}): RunningJobs {
  joinPool(pool);
  const kinds = known ?? [...jobKinds().keys()];
  const notices = startNotices();
  const heartbeat = startHeartbeat(kinds);
  const dispatcher = startDispatcher(engine);
  const reconciler = startReconciler(kinds);
  return {
    stop: async () => {
      await Promise.all([dispatcher.stop(), reconciler.stop()]);
    },
    end: async () => {
      const done = giveBackHeld().then(() => Promise.all([heartbeat.stop(), notices.stop()]));
      // A database that is away is no reason to stay.
      await Promise.race([done, sleep(END_MS, undefined, { ref: false })]);
    },
  };
}
