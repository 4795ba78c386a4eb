import type { Guest, GuestInvitation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { findOpenInvitation } from "./find-open-invitation";

type State = "draft" | "scheduled" | "sent";

interface Kept {
  state: State;
  note: string;
  sendAt?: Date | null;
}

/** Stores the invitation of a locked guest: updates the open one, or creates one. */
export async function saveInvitation(
  ctx: Ctx,
  guest: Guest,
  { state, note, sendAt = null }: Kept,
): Promise<GuestInvitation> {
  const open = await findOpenInvitation(ctx, guest.id);
  const data = { state, note, sendAt, updatedAt: ctx.now };
  const kept = open
    ? await ctx.db.guestInvitation.update({ where: { id: open.id }, data })
    : await ctx.db.guestInvitation.create({
        data: { ...data, id: ctx.newId("inv"), guestId: guest.id, createdAt: ctx.now },
      });
  ctx.record({
    subjectType: "guest",
    subjectId: guest.id,
    before: open ? { invitation: open.state } : {},
    after: { invitation: state, ...(sendAt ? { send_at: sendAt } : {}) },
  });
  return kept;
}
