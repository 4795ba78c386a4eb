import { endFailedClip, makeClip, renderClipJob } from "@/lib/modules/made/shorts";
import { defineJob } from "../../define-job";

export const renderRecordingClip = defineJob(renderClipJob, {
  run: ({ job, payload, signal, progress }) =>
    makeClip(job.subject, { reservationId: payload.reservation_id ?? null, signal, progress }),
  onFailed: ({ job, error }) => endFailedClip(job.subject, error),
});
