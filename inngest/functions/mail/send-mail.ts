import { failMail, prepareMails, sendMailJob, sweepMailBodies } from "@/lib/modules/mail";
import { registerSweep } from "@/lib/platform/jobs/retention";
import { defineJob } from "../../define-job";

registerSweep("mail bodies", sweepMailBodies);

/** Mails that one run has under way while the mail server is quick: more than it keeps connections, so that none waits. */
const CONCURRENT_MAILS = 16;

export const sendMail = defineJob(sendMailJob, {
  onFailed: ({ job, error }) => failMail(job.subject, error),
  drain: {
    concurrency: CONCURRENT_MAILS,
    prepare: (jobs) =>
      prepareMails(jobs.map(({ payload: { message_id: messageId, sealed } }) => ({ messageId, sealed }))),
  },
});
