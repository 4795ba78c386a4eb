import type { MailMessage, Registration } from "@/lib/generated/prisma/client";
import {
  draftConfirmation,
  previewConfirmation,
  queueConfirmation,
  sendDraftedConfirmation,
} from "@/lib/modules/email/sending";
import { auditRegistration, findRegistration } from "@/lib/modules/registrations/places";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { invalid, Problem } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import type { registrationsContract } from "./contract";

type Input = InputOf<typeof registrationsContract.sendRegistrationConfirmation>;
type Output = OutputOf<typeof registrationsContract.sendRegistrationConfirmation>;
type Preview = Awaited<ReturnType<typeof previewConfirmation>>;

/** Composing an email takes some milliseconds of CPU time, so it happens before the transaction. */
export const sendRegistrationConfirmation = preparedVerb<Input, Output, Preview>({
  prepare: async (ctx, { slug, registration_id, mode, draft_id }) => {
    if (draft_id !== undefined && mode !== "send") throw invalid({ draft_id: "not_allowed" });
    const event = await findEvent(ctx, slug);
    const registration = await findRegistration(ctx, event, registration_id);
    const value = await previewConfirmation(event, registration, ctx.now);
    return { value, drop: async () => undefined };
  },

  run: async (ctx, input, preview) => {
    const event = await findEvent(ctx, input.slug);
    const registration = await findRegistration(ctx, event, input.registration_id);
    const mail = await keep(ctx, registration, input, preview);
    ctx.meta.recipients = mail?.state === "queued" ? 1 : 0;
    ctx.record({
      subjectType: "registration",
      subjectId: registration.id,
      after: { ...auditRegistration(registration), mode: input.mode, mail: mail?.id ?? null },
    });
    return {
      mode: input.mode,
      mail,
      why_not: preview.skipReason?.reason ?? null,
      to: { name: registration.name, email: registration.email },
      from_name: preview.fromName,
      reply_to: preview.replyTo,
      subject: preview.subject,
      html: preview.html,
      text: preview.text,
      calendar: preview.calendar,
      made_at: iso(ctx.now),
    };
  },
});

async function keep(
  ctx: Ctx,
  registration: Registration,
  { mode, draft_id }: Input,
  { skipReason }: Preview,
): Promise<Output["mail"]> {
  if (mode === "preview") return null;
  if (mode === "draft") return presentDraft(await draftConfirmation(ctx, registration));
  if (skipReason) return null;
  if (draft_id) return presentDraft(await sendDraftedConfirmation(ctx, registration, draft_id));
  const id = await queueConfirmation(ctx, registration, { again: true, atOnce: true });
  if (!id)
    throw new Problem(
      "rate_limited",
      "This email address got 5 confirmations in the last hour. Try again in an hour.",
      undefined,
      {
        "Retry-After": "3600",
      },
    );
  return { id, state: "queued" };
}

const presentDraft = ({ id, state }: MailMessage) => ({ id, state: state as "draft" | "queued" });
