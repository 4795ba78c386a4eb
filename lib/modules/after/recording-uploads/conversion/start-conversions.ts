import { supervisedTask } from "@/lib/platform/supervised-tasks/supervised-task";
import { startTaskSupervisor, type TaskSupervisor } from "@/lib/platform/supervised-tasks/task-supervisor";
import { convertTask } from "./convert-task";
import { convertUpload } from "./convert-upload";

const conversions = supervisedTask(convertTask, ({ subject, signal }) => convertUpload(subject, signal));

/** Converts uploaded recordings, each in one of the media workers. Called once per process. */
export const startConversions = (): TaskSupervisor => startTaskSupervisor([conversions]);
