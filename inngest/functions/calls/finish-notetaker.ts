import { finishNotetaker, finishNotetakerJob, giveUpAnalysis } from "@/lib/modules/calls/notetaker";
import { defineJob } from "../../define-job";

export const finishSentNotetaker = defineJob(finishNotetakerJob, {
  run: async ({ payload }) =>
    (await finishNotetaker(payload.bot_id, payload.reservation_id)) ?? { finished: true },
  onFailed: ({ job }) => giveUpAnalysis(job.subject),
});
