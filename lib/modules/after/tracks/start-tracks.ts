import { log } from "@/lib/platform/runtime/log";
import { startTaskSupervisor, type TaskSupervisor } from "@/lib/platform/supervised-tasks/task-supervisor";
import { tracksOnAir } from "./capture-show";
import { sweepCaptures } from "./storing/sweep-captures";

const SWEEP_MS = 3_600_000;

/** Captures the tracks of shows on air, each in one of the media workers. Called once per process. */
export function startTracks(): TaskSupervisor {
  const sweep = (): void =>
    void sweepCaptures().catch((err: unknown) =>
      log().warn({ err }, "couldn't remove what captures left behind"),
    );
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  const supervisor = startTaskSupervisor([tracksOnAir]);
  return {
    stop: () => {
      clearInterval(timer);
      return supervisor.stop();
    },
  };
}
