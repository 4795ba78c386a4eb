import {
  convertPresentationJob,
  endFailedConversion,
  runConversion,
} from "@/lib/modules/material/presentations";
import { defineJob } from "../../define-job";

export const convertPresentation = defineJob(convertPresentationJob, {
  run: ({ job, progress, signal }) => runConversion(job.subject, { progress, signal }),
  onFailed: ({ job, error }) => endFailedConversion(job.subject, error),
});
