import { emitEventChange, findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { vendorsContract } from "./contract";
import { lockVendor } from "./lock-vendor";
import { presentVendor } from "./present-vendor";

export async function deleteVendor(
  ctx: Ctx,
  { slug, vendor_id }: InputOf<typeof vendorsContract.deleteVendor>,
): Promise<OutputOf<typeof vendorsContract.deleteVendor>> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  const vendor = await lockVendor(ctx, event, vendor_id);
  await ctx.db.vendor.delete({ where: { id: vendor.id } });
  ctx.record({ subjectType: "vendor", subjectId: vendor.id, before: presentVendor(vendor, event.slug) });
  emitEventChange(ctx, "event.updated", event, ["vendors"]);
  return { id: vendor.id, deleted: true };
}
