import { failMail, prepareMails, sendMailJob, sweepMailBodies } from "@/lib/modules/email/sending";
import { registerSweep } from "@/lib/platform/jobs/retention";
import { defineJob } from "../../define-job";

registerSweep("mail bodies", sweepMailBodies);

/**
 * Mails that one run has under way while the mail server is quick. All runs together have four for each connection: more
 * would wait for one as long as a slow server takes, and be leased a few at a time because of it.
 */
const CONCURRENT_MAILS = 4;

/** Mails that are made together are drawn once, so a run takes many, and is done with them long before its leases end. */
const AHEAD_MS = 1_500;

export const sendMail = defineJob(sendMailJob, {
  onFailed: ({ job, error }) => failMail(job.subject, error),
  drain: {
    concurrency: CONCURRENT_MAILS,
    aheadMs: AHEAD_MS,
    prepare: (jobs) =>
      prepareMails(jobs.map(({ payload: { message_id: messageId, sealed } }) => ({ messageId, sealed }))),
  },
});
