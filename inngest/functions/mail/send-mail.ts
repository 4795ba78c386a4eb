import { failMail, prepareMail, sendMailJob, submitMail, sweepMailBodies } from "@/lib/modules/mail";
import { registerSweep } from "@/lib/platform/jobs/retention";
import { defineJob } from "../../define-job";

registerSweep("mail bodies", sweepMailBodies);

export const sendMail = defineJob(sendMailJob, {
  onFailed: ({ job, error }) => failMail(job.subject, error),
  run: async ({ payload, step, extendLease }) => {
    // Not called "make" any more: a process of the former release makes it again then, in the form that it can send.
    const prepared = await step.run("prepare", () => prepareMail(payload.message_id, payload.sealed));
    if (prepared !== "queued" && prepared !== "sending") return { state: prepared };
    await extendLease();
    const state = await step.run("hand over", () => submitMail(payload.message_id, payload.sealed));
    return { state };
  },
});
