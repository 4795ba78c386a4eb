import { requireActive } from "@/lib/modules/show-basics/clients";
import { emitEventChange, lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { columnsOf } from "./columns-of";
import type { vendorsContract } from "./contract";
import { presentVendor } from "./present-vendor";
import { MAX_VENDORS } from "./schema";

export async function createVendor(
  ctx: Ctx,
  { slug, name, ...given }: InputOf<typeof vendorsContract.createVendor>,
): Promise<OutputOf<typeof vendorsContract.createVendor>> {
  // Locked, so that two concurrent calls can't both take the last place.
  const event = await lockEvent(ctx, slug);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  if ((await ctx.db.vendor.count({ where: { eventId: event.id } })) >= MAX_VENDORS)
    throw new Problem("slot_limit_reached", `A show can have at most ${MAX_VENDORS} vendors.`);
  const made = await ctx.db.vendor.create({
    data: {
      ...columnsOf(given),
      id: ctx.newId("ven"),
      eventId: event.id,
      name,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  const wire = presentVendor(made, event.slug);
  ctx.record({ subjectType: "vendor", subjectId: made.id, after: wire });
  emitEventChange(ctx, "event.updated", event, ["vendors"]);
  ctx.meta.version = made.version;
  return wire;
}
