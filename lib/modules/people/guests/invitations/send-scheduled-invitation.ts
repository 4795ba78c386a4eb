import type { GuestInvitation } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { asSystem } from "@/lib/operation/as-system";
import { Problem } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";
import { lockGuest } from "../guest-row/lock-guest";
import { sendInvitation } from "./send-invitation";

/**
 * Sends an invitation that is due, unless it was already sent, withdrawn or rescheduled. Returns the reason
 * if it can no longer be sent, because no caller would get an error.
 */
export async function sendScheduledInvitation(invitationId: string, sendAt: string): Promise<string> {
  const found = await readWithEvent(invitationId);
  if (!found) return "gone";
  const { event } = found.guest;
  try {
    return await asSystem("guest.invite", event, async (ctx) => {
      const guest = await lockGuest(ctx, event, found.guestId);
      const invitation = await ctx.db.guestInvitation.findUnique({ where: { id: invitationId } });
      if (!isDue(invitation, sendAt)) return "not due";
      requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
      await sendInvitation(ctx, event, guest, invitation.note);
      return "sent";
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return skip(found, sendAt, error.message);
  }
}

const readWithEvent = (id: string) =>
  db().guestInvitation.findUnique({ where: { id }, include: { guest: { include: { event: true } } } });

const isDue = (invitation: GuestInvitation | null, sendAt: string): invitation is GuestInvitation =>
  invitation?.state === "scheduled" && invitation.sendAt?.toISOString() === sendAt;

type Found = NonNullable<Awaited<ReturnType<typeof readWithEvent>>>;

const skip = ({ id, guestId, guest: { event } }: Found, sendAt: string, error: string): Promise<string> =>
  asSystem("guest.invite", event, async (ctx) => {
    const { count } = await ctx.db.guestInvitation.updateMany({
      where: { id, state: "scheduled", sendAt: new Date(sendAt) },
      data: { state: "skipped", error, updatedAt: ctx.now },
    });
    if (count > 0)
      ctx.record({ subjectType: "guest", subjectId: guestId, after: { invitation: "skipped", error } });
    return "skipped";
  });
