import { failMail, prepareMails, sendMailJob, sweepMailBodies } from "@/lib/modules/email/sending";
import { registerSweep } from "@/lib/platform/jobs/retention";
import { defineJob } from "../../define-job";

registerSweep("mail bodies", sweepMailBodies);

/**
 * Emails that one run sends concurrently while the mail server is fast. All runs together have four per
 * connection: with more, some would wait for a connection as long as a slow server takes, and be leased only
 * a few at a time because of it.
 */
const CONCURRENT_MAILS = 4;

/**
 * Emails prepared together are rendered once, so a run takes many, and finishes them long before their leases
 * end.
 */
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
