import { startDispatcher } from "@/lib/platform/jobs/dispatcher";
import type { Dispatch } from "@/lib/platform/jobs/engine";
import { runDispatch } from "./run-jobs";

/**
 * Runs jobs when they are due, as a process does alongside its calls: the dispatcher, with an engine inside
 * this process.
 */
export function startJobRunner(): { stop(): Promise<void> } {
  const runs = new Set<Promise<unknown>>();
  const run = (dispatch: Dispatch): void => {
    const one = runDispatch(dispatch).finally(() => runs.delete(one));
    runs.add(one);
  };
  const dispatcher = startDispatcher({ send: async (dispatches) => dispatches.forEach(run) });
  return {
    stop: async () => {
      await dispatcher.stop();
      await Promise.allSettled(runs);
    },
  };
}
