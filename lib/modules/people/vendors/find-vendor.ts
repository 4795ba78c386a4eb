import type { Event, Vendor } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";

/** Returns a vendor of this show. */
export async function findVendor(ctx: Ctx, { id: eventId }: Pick<Event, "id">, id: string): Promise<Vendor> {
  const vendor = await ctx.db.vendor.findUnique({ where: { id } });
  if (vendor?.eventId !== eventId) throw notFound();
  return vendor;
}
