import type { Event, Guest } from "@/lib/generated/prisma/client";
import { guestInviteEmail, queueEmail } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import { ensureLink } from "../access/ensure-link";
import { emitGuestChange } from "../guest-row/emit-guest-change";
import { requireInvitable } from "./require-invitable";
import { saveInvitation } from "./save-invitation";

/** Emails the invitation of a locked guest, once, with the current link or a new one. */
export async function sendInvitation(
  ctx: Ctx,
  event: Event,
  guest: Guest,
  note = "",
): Promise<{ guest: Guest }> {
  const email = requireInvitable(event, guest);
  const linked = await ensureLink(ctx, guest);
  const { id } = await saveInvitation(ctx, guest, { state: "sent", note });
  const mailId = await queueEmail(ctx, guestInviteEmail, {
    to: { name: guest.name, email },
    eventId: event.id,
    guestId: guest.id,
    facts: { note },
    dedupeKey: `guest_invite:${id}`,
  });
  await ctx.db.guestInvitation.update({ where: { id }, data: { mailId: mailId ?? null } });
  const access = linked.accessVersion === guest.accessVersion ? [] : ["access"];
  emitGuestChange(ctx, "guest.updated", event, linked, [...access, "invitation"]);
  ctx.meta.recipients = 1;
  return { guest: linked };
}
