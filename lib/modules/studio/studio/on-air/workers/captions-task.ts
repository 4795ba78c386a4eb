import { z } from "zod";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import type { SupervisedTaskKind } from "@/lib/platform/supervised-tasks/supervised-task";

/** Transcribes the speech on the stage of one show while it is on air. The subject is the event. */
export const captionsTask = {
  kind: "captions.listen",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: 6,
} satisfies SupervisedTaskKind;

/** Runs in the caller's transaction. The process that holds it notices when the show is over. */
export const requestCaptions = (eventId: string): Promise<void> =>
  requestTasks(captionsTask, [{ subject: eventId, payload: {} }]);
