import { endFailedPublication, publishItem, publishJob } from "@/lib/modules/made/distribution";
import { defineJob } from "../../define-job";

export const publishDistributed = defineJob(publishJob, {
  run: ({ job, signal, progress }) => publishItem(job.subject, { signal, progress }),
  onFailed: ({ job, error }) => endFailedPublication(job.subject, error),
});
