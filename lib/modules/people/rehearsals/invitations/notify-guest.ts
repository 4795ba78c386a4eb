import type { Event, Guest, Rehearsal } from "@/lib/generated/prisma/client";
import { queueEmail, rehearsalCancelledEmail, rehearsalInviteEmail } from "@/lib/modules/email/sending";
import { emitGuestChange, ensureLink, lockGuest } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";

interface GuestNotice {
  event: Event;
  /** Locked by the caller. */
  rehearsal: Rehearsal;
  guest: Guest & { email: string };
  method: "request" | "cancel";
  note?: string;
}

/**
 * Emails one guest about a rehearsal: an invitation with the current personal link or a new one, or a
 * cancellation. Each email raises the calendar entry's sequence, so that calendars treat it as newer.
 */
export async function notifyGuest(
  ctx: Ctx,
  { event, rehearsal, guest, method, note = "" }: GuestNotice,
): Promise<void> {
  const { id: rehearsalId, revision } = rehearsal;
  const previous = await ctx.db.rehearsalMail.aggregate({
    where: { rehearsalId, guestId: guest.id },
    _max: { sequence: true },
  });
  const sequence = (previous._max.sequence ?? -1) + 1;
  const linked = method === "request" ? await ensureLink(ctx, await lockGuest(ctx, event, guest.id)) : guest;
  const request = {
    to: { name: guest.name, email: guest.email },
    eventId: event.id,
    guestId: guest.id,
    facts: undefined,
    dedupeKey: `rehearsal:${rehearsalId}:${guest.id}:${sequence}`,
  };
  const mailId =
    method === "request"
      ? await queueEmail(ctx, rehearsalInviteEmail, request)
      : await queueEmail(ctx, rehearsalCancelledEmail, request);
  if (mailId === undefined) throw new Error("a mail about a rehearsal was there already");
  await ctx.db.rehearsalMail.create({
    data: {
      id: ctx.newId("rhm"),
      rehearsalId,
      guestId: guest.id,
      method,
      sequence,
      revision,
      note,
      mailId,
      createdAt: ctx.now,
    },
  });
  const outcome = method === "request" ? "sent" : "cancelled";
  ctx.record({ subjectType: "guest", subjectId: guest.id, after: { rehearsal_invitation: outcome } });
  if (linked.accessVersion !== guest.accessVersion)
    emitGuestChange(ctx, "guest.updated", event, linked, ["access"]);
}
