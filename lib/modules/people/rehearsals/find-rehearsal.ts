import type { Event, Guest, Rehearsal } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";

/** A rehearsal with its guests in order. */
export interface RehearsalWithGuests extends Rehearsal {
  guests: Guest[];
}

/** Includes the rehearsal's guests who are on the roster. */
export const withGuests = {
  guests: {
    where: { guest: { deletedAt: null } },
    orderBy: [{ position: "asc" as const }, { guestId: "asc" as const }],
    include: { guest: true },
  },
};

export const flat = ({
  guests,
  ...row
}: Rehearsal & { guests: { guest: Guest }[] }): RehearsalWithGuests => ({
  ...row,
  guests: guests.map(({ guest }) => guest),
});

/** Returns a rehearsal of this show. */
export async function findRehearsal(
  ctx: Ctx,
  { id: eventId }: Pick<Event, "id">,
  id: string,
): Promise<RehearsalWithGuests> {
  const row = await ctx.db.rehearsal.findUnique({ where: { id }, include: withGuests });
  if (row?.eventId !== eventId || row.deletedAt !== null) throw notFound();
  return flat(row);
}
