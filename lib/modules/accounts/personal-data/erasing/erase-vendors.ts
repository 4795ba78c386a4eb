import type { Ctx } from "@/lib/operation/ctx";
import type { Person } from "../find-person";

/** Removes them from the vendors of shows. Nothing refers to such a row. */
export async function eraseVendors(ctx: Ctx, { vendors }: Person): Promise<void> {
  await ctx.db.vendor.deleteMany({ where: { id: { in: vendors.map(({ id }) => id) } } });
  for (const { id } of vendors) ctx.record({ subjectType: "vendor", subjectId: id, after: { erased: true } });
}
