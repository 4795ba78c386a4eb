import type { Guest, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { emitGuestChange, type RosterEvent } from "../guest-row/emit-guest-change";
import { requestPhoto } from "../photos/request-photo";
import { auditGuest } from "../present-guest";
import type { Addition } from "../proposals/settle-proposals";

/** Adds guests at the end of the roster, starting at position `from`. Records each and emits its event. */
export async function addGuests(
  ctx: Ctx,
  event: RosterEvent,
  guests: readonly Addition[],
  from = 0,
): Promise<Guest[]> {
  if (guests.length === 0) return [];
  const rows = await ctx.db.guest.createManyAndReturn({
    data: guests.map((guest, index) => ({
      ...guest,
      extras: guest.extras as Prisma.InputJsonObject,
      id: guest.id ?? ctx.newId("gst"),
      eventId: event.id,
      position: from + index,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })),
  });
  rows.sort((a, b) => a.position - b.position);
  for (const row of rows) {
    ctx.record({ subjectType: "guest", subjectId: row.id, after: auditGuest(row) });
    emitGuestChange(ctx, "guest.added", event, row);
    if (row.photo) requestPhoto(ctx, row.id, row.photo);
  }
  return rows;
}
