import type { Event, Sponsor } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";

/** Returns a sponsor of this show. */
export async function findSponsor(
  ctx: Ctx,
  { id: eventId }: Pick<Event, "id">,
  id: string,
): Promise<Sponsor> {
  const sponsor = await ctx.db.sponsor.findUnique({ where: { id } });
  if (sponsor?.eventId !== eventId) throw notFound();
  return sponsor;
}
