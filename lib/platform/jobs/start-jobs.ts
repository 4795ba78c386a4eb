import { setTimeout as sleep } from "node:timers/promises";
import { startNotices } from "../database/notices";
import { startHeartbeat } from "../processes/heartbeat";
import { joinPool, type Pool } from "../processes/pool";
import { startDispatcher } from "./dispatcher";
import type { Engine } from "./engine";
import { requeueHeldJobs } from "./held-jobs";
import { jobKinds } from "./kinds";
import { startReconciler } from "./reconciler";

const END_MS = 2_000;

interface Options {
  pool?: Pool;
  /** Every kind that this program knows, including those of other pools. */
  known?: readonly string[];
}

export interface RunningJobs {
  /** Stops dispatching and waits for sends in progress. */
  stop(): Promise<void>;
  /**
   * The last step before the process exits: requeues jobs that are still running and reports the process as
   * gone.
   */
  end(): Promise<void>;
}

/**
 * Starts a process's job services: dispatcher, reconciler, heartbeat and notices. Once per process, after its
 * functions were imported, since that registers their kinds.
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
      const done = requeueHeldJobs().then(() => Promise.all([heartbeat.stop(), notices.stop()]));
      // An unavailable database must not keep the process running.
      await Promise.race([done, sleep(END_MS, undefined, { ref: false })]);
    },
  };
}
