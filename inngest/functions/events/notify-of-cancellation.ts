import { defineJob } from "@/inngest/define-job";
import { notifyOfCancellation as notify, notifyOfCancellationJob } from "@/lib/modules/shows/event-lifecycle";

export const notifyOfCancellation = defineJob(notifyOfCancellationJob, {
  run: ({ job, payload, extendLease }) => notify(job, payload, () => extendLease()),
});
