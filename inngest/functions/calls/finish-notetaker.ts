import { finishNotetaker, finishNotetakerJob, giveUpAnalysis } from "@/lib/modules/calls/notetaker";
import { defineJob, rescheduleAt } from "../../define-job";

export const finishSentNotetaker = defineJob(finishNotetakerJob, {
  run: async ({ payload }) => {
    const again = await finishNotetaker(payload.bot_id, payload.reservation_id);
    return again ? rescheduleAt(again) : { finished: true };
  },
  onFailed: ({ job }) => giveUpAnalysis(job.subject),
});
