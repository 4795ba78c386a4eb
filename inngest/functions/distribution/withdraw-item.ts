import { endFailedWithdrawal, withdrawItem, withdrawJob } from "@/lib/modules/made/distribution";
import { defineJob } from "../../define-job";

export const withdrawDistributed = defineJob(withdrawJob, {
  run: ({ job }) => withdrawItem(job.subject),
  onFailed: ({ job, error }) => endFailedWithdrawal(job.subject, error),
});
