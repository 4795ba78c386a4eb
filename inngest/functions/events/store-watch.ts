import { giveUpWatch, storeWatch, storeWatchJob } from "@/lib/modules/stage/show-numbers";
import { defineJob } from "../../define-job";

export const storeAudienceWatch = defineJob(storeWatchJob, {
  run: async ({ job, payload }) => ({ stored: await storeWatch(job, payload.event_id) }),
  onFailed: ({ job }) => giveUpWatch(job.subject),
});
