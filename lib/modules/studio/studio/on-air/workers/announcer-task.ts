import { z } from "zod";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import type { SupervisedTaskKind } from "@/lib/platform/supervised-tasks/supervised-task";

/** Says the announcer's lines of one show, on air and in rehearsals; the subject is the event. */
export const announcerTask = {
  kind: "announcer.say",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: 6,
} satisfies SupervisedTaskKind;

/** In the surrounding transaction. Whoever holds it finds out when the show is over. */
export const requestAnnouncer = (eventId: string): Promise<void> =>
  requestTasks(announcerTask, [{ subject: eventId, payload: {} }]);
