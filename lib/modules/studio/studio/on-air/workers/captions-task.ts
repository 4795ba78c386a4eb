import { z } from "zod";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import type { SupervisedTaskKind } from "@/lib/platform/supervised-tasks/supervised-task";

/** Writes down what is said on the stage of one show, while it is on air; the subject is the event. */
export const captionsTask = {
  kind: "captions.listen",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: 6,
} satisfies SupervisedTaskKind;

/** In the surrounding transaction. Whoever holds it finds out when the show is over. */
export const requestCaptions = (eventId: string): Promise<void> =>
  requestTasks(captionsTask, [{ subject: eventId, payload: {} }]);
