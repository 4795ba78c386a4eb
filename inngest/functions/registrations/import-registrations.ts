import { endFailedImport, importRegistrationsJob, runImport } from "@/lib/modules/registrations/imports";
import { defineJob } from "../../define-job";

export const importRegistrations = defineJob(importRegistrationsJob, {
  run: ({ job, progress, signal }) => runImport(job.id, { progress, signal }),
  onFailed: ({ job, error }) => endFailedImport(job.id, error),
});
