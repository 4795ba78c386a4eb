import type { Event, Vendor } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { findVendor } from "./find-vendor";

/** Returns a vendor of this show, locked against concurrent changes. */
export async function lockVendor(ctx: Ctx, event: Pick<Event, "id">, id: string): Promise<Vendor> {
  await ctx.lock("vendor_lock", "SELECT 1 FROM vendor WHERE id = $1 AND event_id = $2 FOR UPDATE", [
    id,
    event.id,
  ]);
  return findVendor(ctx, event, id);
}
