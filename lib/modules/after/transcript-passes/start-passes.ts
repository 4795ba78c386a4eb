import { every } from "@/lib/platform/runtime/every";
import { startTaskSupervisor } from "@/lib/platform/supervised-tasks/task-supervisor";
import { requestPasses } from "./request-passes";
import { transcriptPasses } from "./run-pass";

const EVERY_MS = 10_000;

/** Transcribes recordings once they're ready, each in one of the media workers. Called once per process. */
export function startPasses(): { stop(): Promise<void> } {
  const supervisor = startTaskSupervisor([transcriptPasses]);
  const end = new AbortController();
  const looking = every(EVERY_MS, end.signal, "couldn't look for recordings to transcribe", requestPasses);
  return {
    stop: async () => {
      end.abort();
      await Promise.all([supervisor.stop(), looking]);
    },
  };
}
