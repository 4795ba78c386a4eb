import { z } from "zod";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import type { SupervisedTaskKind } from "@/lib/platform/supervised-tasks/supervised-task";

/** Captures the tracks of the people on stage of one show while it is on air. The subject is the event. */
export const captureTask = {
  kind: "tracks.capture",
  pool: "media",
  payload: z.object({}),
  leaseSeconds: 6,
} satisfies SupervisedTaskKind;

/** Runs in the caller's transaction. The process that holds it notices when the show is over. */
export const requestCapture = (eventId: string): Promise<void> =>
  requestTasks(captureTask, [{ subject: eventId, payload: {} }]);
