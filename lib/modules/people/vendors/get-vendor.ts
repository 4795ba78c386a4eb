import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { vendorsContract } from "./contract";
import { findVendor } from "./find-vendor";
import { presentVendor } from "./present-vendor";

export async function getVendor(
  ctx: Ctx,
  { slug, vendor_id }: InputOf<typeof vendorsContract.getVendor>,
): Promise<OutputOf<typeof vendorsContract.getVendor>> {
  const event = await findEvent(ctx, slug);
  const vendor = await findVendor(ctx, event, vendor_id);
  ctx.meta.version = vendor.version;
  return presentVendor(vendor, event.slug);
}
