import { probePart } from "@/lib/modules/after/tracks";
import { probePartJob } from "@/lib/modules/after/tracks/uploads/probing/probe-part-job";
import { defineJob } from "../../define-job";

/** If it fails for good, the part keeps what the browser said about it. */
export const probeTrackPart = defineJob(probePartJob, {
  run: ({ job, signal }) => probePart(job.subject, signal),
  onFailed: async () => undefined,
});
