import { analyzeAwaited, analyzeAwaitedJob } from "@/lib/modules/made/shorts";
import { EndWritten } from "@/lib/platform/jobs/reschedule";
import { defineJob, rescheduleIn } from "../../define-job";

const AGAIN_SECONDS = 5;

export const analyzeAwaitedMoments = defineJob(analyzeAwaitedJob, {
  run: async ({ job, payload }) =>
    (await analyzeAwaited(job, payload)) ? new EndWritten("succeeded") : rescheduleIn(AGAIN_SECONDS),
  // Its price is given back with the job. The recording says what became of its transcript.
  onFailed: async () => undefined,
});
