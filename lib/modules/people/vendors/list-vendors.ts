import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { literalLike } from "@/lib/platform/database/literal-like";
import type { vendorsContract } from "./contract";
import { presentVendor } from "./present-vendor";

const COLUMNS = { created_at: "createdAt", name: "name", updated_at: "updatedAt" };

export async function listVendors(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof vendorsContract.listVendors>,
): Promise<OutputOf<typeof vendorsContract.listVendors>> {
  const event = await findEvent(ctx, slug);
  const part = input.q && { contains: literalLike(input.q), mode: "insensitive" as const };
  const filter = {
    eventId: event.id,
    ...(part ? { OR: [{ name: part }, { role: part }, { contactName: part }] } : {}),
  };
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) => ctx.db.vendor.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => presentVendor(row, event.slug),
  );
}
