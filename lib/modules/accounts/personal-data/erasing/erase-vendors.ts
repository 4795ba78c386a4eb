import type { Ctx } from "@/lib/operation/ctx";
import type { Person } from "../find-person";

/** Takes them off the lists of who works for a show: nothing points to such a row. */
export async function eraseVendors(ctx: Ctx, { vendors }: Person): Promise<void> {
  await ctx.db.vendor.deleteMany({ where: { id: { in: vendors.map(({ id }) => id) } } });
  for (const { id } of vendors) ctx.record({ subjectType: "vendor", subjectId: id, after: { erased: true } });
}
