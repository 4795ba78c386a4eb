import { type EmailedPerson, previewShowEmail, samplePerson, storedCopy } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import type { EmailTarget } from "./email-target";
import { presentCopy } from "./present-copy";
import type { COPY_KINDS, EmailCopyWire, EmailPreviewWire } from "./schema";

/** Returns the copy of one kind and a preview of its email, including changes of this transaction. */
export async function readCopy(
  ctx: Ctx,
  target: EmailTarget,
  kind: (typeof COPY_KINDS)[number],
  person: EmailedPerson = samplePerson(),
): Promise<EmailCopyWire & { preview: EmailPreviewWire }> {
  const copy = presentCopy(target, kind, await storedCopy(target.place, kind));
  const { show: event, workspace } = target;
  const preview = await previewShowEmail(kind, { event, workspace, registration: person, now: ctx.now });
  return { ...copy, preview };
}
