import { z } from "zod";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import type { SupervisedTaskKind } from "@/lib/platform/supervised-tasks/supervised-task";

/** Speaks the announcer's lines of one show, on air and in rehearsals. The subject is the event. */
export const announcerTask = {
  kind: "announcer.say",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: 6,
} satisfies SupervisedTaskKind;

/** Runs in the caller's transaction. The process that holds it notices when the show is over. */
export const requestAnnouncer = (eventId: string): Promise<void> =>
  requestTasks(announcerTask, [{ subject: eventId, payload: {} }]);
