import { startDispatcher } from "./dispatcher";
import type { Engine } from "./engine";
import { startReconciler } from "./reconciler";

/**
 * Starts dispatcher and reconciler: once a process, after `@/inngest` was imported (its jobs register there).
 * @returns what ends both; it waits for the sending under way
 */
export function startJobs(engine: Engine): { stop(): Promise<void> } {
  const dispatcher = startDispatcher(engine);
  const reconciler = startReconciler();
  return {
    stop: async () => {
      await Promise.all([dispatcher.stop(), reconciler.stop()]);
    },
  };
}
