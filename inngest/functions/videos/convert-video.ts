import { convertVideoJob, endFailedVideo, runVideoConversion } from "@/lib/modules/material/videos";
import { defineJob } from "../../define-job";

export const convertVideo = defineJob(convertVideoJob, {
  run: ({ job, progress, signal }) => runVideoConversion(job.subject, { progress, signal }),
  onFailed: ({ job, error }) => endFailedVideo(job.subject, error),
});
