import { startTaskSupervisor, type TaskSupervisor } from "@/lib/platform/supervised-tasks/task-supervisor";
import { composedPrograms } from "./compose-program";

/** Composes programs of recordings, each in one of the media workers. Called once per process. */
export const startPrograms = (): TaskSupervisor => startTaskSupervisor([composedPrograms]);
