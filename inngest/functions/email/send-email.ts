import { failEmail, prepareEmails, sendEmailJob, sweepEmailBodies } from "@/lib/modules/email/sending";
import { registerSweep } from "@/lib/platform/jobs/retention";
import { defineJob } from "../../define-job";

registerSweep("mail bodies", sweepEmailBodies);

/**
 * Emails that one run sends concurrently while the mail server is fast. All runs together have four per
 * connection: with more, some would wait for a connection as long as a slow server takes, and be leased only
 * a few at a time because of it.
 */
const CONCURRENT_EMAILS = 4;

/**
 * Emails prepared together are rendered once, so a run takes many, and finishes them long before their leases
 * end.
 */
const AHEAD_MS = 1_500;

export const sendEmail = defineJob(sendEmailJob, {
  onFailed: ({ job, error }) => failEmail(job.subject, error),
  drain: {
    concurrency: CONCURRENT_EMAILS,
    aheadMs: AHEAD_MS,
    prepare: (jobs) =>
      prepareEmails(jobs.map(({ payload: { message_id: messageId, sealed } }) => ({ messageId, sealed }))),
  },
});
