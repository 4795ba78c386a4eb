import { embedPassages, embedPassagesJob } from "@/lib/modules/calls/passages";
import { defineJob } from "../../define-job";

export const embedCallPassages = defineJob(embedPassagesJob, {
  run: async ({ job, signal }) => ({ passages: await embedPassages(job.subject, signal) }),
  // They're still found by their words.
  onFailed: async () => undefined,
});
