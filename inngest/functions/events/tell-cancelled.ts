import { defineJob } from "@/inngest/define-job";
import { tellCancelled as tell, tellCancelledJob } from "@/lib/modules/shows/event-lifecycle";

export const tellCancelled = defineJob(tellCancelledJob, {
  run: ({ job, payload, extendLease }) => tell(job, payload, () => extendLease()),
});
