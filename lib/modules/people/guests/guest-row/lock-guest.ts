import type { Event, Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound, stateConflict } from "@/lib/operation/problem";
import { isOpen } from "../proposals/read-proposals";

/** Returns a guest of this show, locked against concurrent changes. Proposed guests are not found. */
export async function lockGuest(ctx: Ctx, event: Pick<Event, "id">, id: string): Promise<Guest> {
  await ctx.lock("guest_lock", "SELECT 1 FROM guest WHERE id = $1 AND event_id = $2 FOR UPDATE", [
    id,
    event.id,
  ]);
  const guest = await ctx.db.guest.findUnique({ where: { id } });
  if (guest?.eventId === event.id && guest.deletedAt === null) return guest;
  const proposal = await ctx.db.guestProposal.findUnique({ where: { id } });
  if (proposal?.eventId !== event.id || !isOpen(proposal)) throw notFound();
  throw stateConflict(
    "proposed",
    "The brief proposes this guest, but they haven't been accepted. Call updateEvent with guests: [{ id, accepted: true }] first.",
  );
}
