import {
  deliverCommunication,
  failCommunication,
  sendCommunicationJob,
} from "@/lib/modules/email/communications";
import { defineJob, rescheduleAt, rescheduleIn } from "../../define-job";

/** How long a message's emails have to go out before the next check. */
const LOOK_AGAIN_SECONDS = 2;

export const sendCommunication = defineJob(sendCommunicationJob, {
  onFailed: ({ job }) => failCommunication(job, job.subject),
  run: async ({ job, payload, extendLease, signal }) => {
    for (;;) {
      signal.throwIfAborted();
      const next = await deliverCommunication(job, payload.communication_id);
      if (next instanceof Date) return rescheduleAt(next);
      if (next === "wait") return rescheduleIn(LOOK_AGAIN_SECONDS);
      if (next === "done") return undefined;
      await extendLease();
    }
  },
});
