import { endFailedClip, makeClip, renderClipJob } from "@/lib/modules/made/shorts";
import { defineJob } from "../../define-job";

export const renderRecordingClip = defineJob(renderClipJob, {
  run: ({ job, payload, signal }) =>
    makeClip(job.subject, { reservationId: payload.reservation_id ?? null, signal }),
  onFailed: ({ job, error }) => endFailedClip(job.subject, error),
});
