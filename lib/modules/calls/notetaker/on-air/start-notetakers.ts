import { startTaskSupervisor, type TaskSupervisor } from "@/lib/platform/supervised-tasks/task-supervisor";
import { notetakerOnAir } from "./attend-show";

/** Takes notetakers through shows on air, each in one process. Called once per process. */
export const startNotetakers = (): TaskSupervisor => startTaskSupervisor([notetakerOnAir]);
