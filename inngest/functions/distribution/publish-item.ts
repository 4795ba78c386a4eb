import { endFailedPublication, publishItem, publishJob } from "@/lib/modules/made/distribution";
import { Problem } from "@/lib/operation/problem";
import { defineJob, FinalError } from "../../define-job";

export const publishDistributed = defineJob(publishJob, {
  run: ({ job, signal, progress }) => publishItem(job.subject, { signal, progress }).catch(asFinal),
  onFailed: ({ job, error }) => endFailedPublication(job.subject, error),
});

/** What may not go out as it is now won't be allowed to on another attempt either. */
function asFinal(error: unknown): never {
  if (error instanceof Problem && error.code === "version_conflict")
    throw new FinalError(error.message, { cause: error });
  throw error;
}
