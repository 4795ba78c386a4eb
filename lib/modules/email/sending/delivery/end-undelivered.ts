import type { MailMessage } from "@/lib/generated/prisma/client";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import { normalEmail } from "@/lib/platform/text/normal-email";

/** States of an email that may still turn out to be undelivered. */
const OPEN = ["queued", "sending", "sent"];

/** The suppression reason of each outcome, and the earlier reasons that it replaces. */
const LISTED = {
  bounced: { reason: "bounce", above: ["unsubscribe"] },
  complained: { reason: "complaint", above: ["unsubscribe", "bounce"] },
};

interface End {
  how: keyof typeof LISTED | "failed";
  reason: string;
  /** True if the workspace must not email this address again. */
  suppress: boolean;
  at: Date;
}

/**
 * Records that an email bounced, failed or drew a complaint. Once per email: a second report changes nothing.
 * @returns whether this report did
 */
export async function endUndelivered(message: MailMessage, end: End): Promise<boolean> {
  const { workspaceId, environment } = message;
  const change = {
    where: { id: message.id, state: { in: OPEN } },
    data: { state: end.how, error: end.reason },
  };
  // Emails without a workspace, such as sign-in links, have no suppression list.
  if (!workspaceId) return (await db().mailMessage.updateMany(change)).count > 0;
  return asSystem(`mail.${end.how}`, { workspaceId, environment }, async (ctx) => {
    const { count } = await ctx.db.mailMessage.updateMany(change);
    if (count === 0) return false;
    if (end.suppress && end.how !== "failed") await suppress(ctx, message.toEmail, end.how);
    if (end.how === "bounced") await emitBounce(ctx, message, end);
    ctx.record({
      subjectType: "mail",
      subjectId: message.id,
      before: { state: message.state },
      after: { state: end.how, reason: end.reason, suppressed: end.suppress },
    });
    return true;
  });
}

async function suppress(ctx: Ctx, address: string, how: keyof typeof LISTED): Promise<void> {
  const { reason, above } = LISTED[how];
  const key = { workspaceId: ctx.workspaceId, emailNormal: normalEmail(address) };
  await ctx.db.suppression.createMany({ data: [{ ...key, reason }], skipDuplicates: true });
  await ctx.db.suppression.updateMany({ where: { ...key, reason: { in: above } }, data: { reason } });
}

async function emitBounce(
  ctx: Ctx,
  { id, eventId, kind, toEmail }: MailMessage,
  { reason, at }: End,
): Promise<void> {
  const event = eventId ? await ctx.db.event.findUnique({ where: { id: eventId } }) : null;
  ctx.emit({
    type: "email.bounced",
    ...(event ? { clientId: event.clientId, eventSlug: event.slug } : {}),
    data: {
      event_slug: event?.slug ?? null,
      mail_id: id,
      kind,
      email: toEmail,
      reason,
      bounced_at: iso(at),
    },
  });
}
