import { z } from "zod";
import { failMail, prepareMail, submitMail, sweepMailBodies } from "@/lib/modules/mail";
import { registerSweep } from "@/lib/platform/jobs/retention";
import { defineJob } from "../../define-job";

/** As many as the SMTP driver keeps connections. */
const AT_ONCE = 10;

registerSweep("mail bodies", sweepMailBodies);

/** Makes one queued mail and hands it to the provider. */
export const sendMail = defineJob({
  kind: "mail.send",
  payload: z.object({ message_id: z.string(), sealed: z.string().optional() }),
  // Longer than a mail server may stay silent: a second run must find the first one over.
  leaseSeconds: 120,
  retries: [5, 30, 120, 600, 1_800, 3_600, 7_200],
  concurrency: { limit: AT_ONCE },
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
