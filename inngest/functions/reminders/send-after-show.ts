import { defineJob } from "@/inngest/define-job";
import { sendAfterShow as send, sendAfterShowJob } from "@/lib/modules/email/after-show";

export const sendAfterShow = defineJob(sendAfterShowJob, {
  run: ({ job, payload, extendLease }) => send(job, payload, () => extendLease()),
});
