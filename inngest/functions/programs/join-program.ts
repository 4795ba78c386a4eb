import { endFailedJoin, joinProgram, joinProgramJob } from "@/lib/modules/after/playback";
import { defineJob } from "../../define-job";

export const joinRecordingProgram = defineJob(joinProgramJob, {
  run: ({ job, payload, signal }) => joinProgram(job.subject, payload.version, signal),
  onFailed: ({ job, error }) =>
    endFailedJoin(job.subject, joinProgramJob.payload.parse(job.payload).version, error),
});
