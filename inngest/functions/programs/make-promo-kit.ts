import { failPromoKit, makePromoKit, makePromoKitJob } from "@/lib/modules/made/promo-kit";
import { defineJob } from "../../define-job";

export const makeShowPromoKit = defineJob(makePromoKitJob, {
  run: ({ job, signal, progress }) => makePromoKit(job.subject, { signal, progress }),
  onFailed: ({ job, error }) => failPromoKit(job.subject, error),
});
