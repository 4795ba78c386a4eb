import { endFailedJoin, joinProgram, joinProgramJob } from "@/lib/modules/after/playback";
import { refreshEpisodes } from "@/lib/modules/made/distribution";
import { defineJob } from "../../define-job";

export const joinRecordingProgram = defineJob(joinProgramJob, {
  run: async ({ job, payload, signal }) => {
    await joinProgram(job.subject, payload.version, signal);
    await refreshEpisodes(job.subject);
  },
  onFailed: ({ job, error }) =>
    endFailedJoin(job.subject, joinProgramJob.payload.parse(job.payload).version, error),
});
