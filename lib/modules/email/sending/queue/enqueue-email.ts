import type { Ctx } from "@/lib/operation/ctx";
import { type EmailDefinition, sealFacts } from "../definition/define-email";
import { sendEmailJob } from "../delivery/send-email-job";

/** Queues the job that sends an email, with its facts encrypted. */
export function enqueueEmail<Facts>(ctx: Ctx, mail: EmailDefinition<Facts>, id: string, facts: Facts): void {
  const sealed = facts === undefined ? {} : { sealed: sealFacts(mail.facts.parse(facts)) };
  const lane = mail.class === "account" ? mail.class : `${mail.class}:${ctx.workspaceId}`;
  ctx.enqueue(
    sendEmailJob,
    { message_id: id, lane, ...sealed },
    { subject: id, dedupeKey: `mail.send:${id}` },
  );
}
