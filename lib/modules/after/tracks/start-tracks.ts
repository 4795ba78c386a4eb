import { startTaskSupervisor, type TaskSupervisor } from "@/lib/platform/supervised-tasks/task-supervisor";
import { tracksOnAir } from "./capture-show";

/** Captures the tracks of shows on air, each in one of the media workers. Called once per process. */
export const startTracks = (): TaskSupervisor => startTaskSupervisor([tracksOnAir]);
