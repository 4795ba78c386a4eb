import { requireActive } from "@/lib/modules/show-basics/clients";
import { emitEventChange, findEvent } from "@/lib/modules/show-basics/show-facts";
import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { columnsOf } from "./columns-of";
import type { vendorsContract } from "./contract";
import { lockVendor } from "./lock-vendor";
import { presentVendor } from "./present-vendor";

export async function updateVendor(
  ctx: Ctx,
  { slug, vendor_id, ...given }: InputOf<typeof vendorsContract.updateVendor>,
): Promise<OutputOf<typeof vendorsContract.updateVendor>> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  const vendor = await lockVendor(ctx, event, vendor_id);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  expectVersion(ctx, vendor.version);
  const changes = changesOf(vendor, columnsOf(given));
  const changed = Object.keys(changes).length > 0;
  const after = changed
    ? await ctx.db.vendor.update({
        where: { id: vendor.id },
        data: { ...changes, version: vendor.version + 1, updatedAt: ctx.now },
      })
    : vendor;
  const wire = presentVendor(after, event.slug);
  ctx.record({
    subjectType: "vendor",
    subjectId: vendor.id,
    before: presentVendor(vendor, event.slug),
    after: wire,
  });
  if (changed) emitEventChange(ctx, "event.updated", event, ["vendors"]);
  ctx.meta.version = after.version;
  return wire;
}
