import { failEmail, prepareEmails, sendEmailJob, sweepEmailBodies } from "@/lib/modules/email/sending";
import { registerSweep } from "@/lib/platform/jobs/retention";
import { defineJob } from "../../define-job";

registerSweep("mail bodies", sweepEmailBodies);

/**
 * Mails that one run has under way while the mail server is quick. All runs together have four for each connection: more
 * would wait for one as long as a slow server takes, and be leased a few at a time because of it.
 */
const CONCURRENT_EMAILS = 4;

/** Mails that are made together are drawn once, so a run takes many, and is done with them long before its leases end. */
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
