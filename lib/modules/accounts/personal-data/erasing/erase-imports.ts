import { dropReference } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { Person } from "../find-person";

/**
 * Import reports hold whole lists for some days, and their first problems quote rows. Drops the reports of
 * the same shows. Running imports write none.
 */
export async function eraseImports(ctx: Ctx, { registrations }: Person): Promise<number> {
  const imports = await ctx.db.registrationImport.findMany({
    where: {
      eventId: { in: [...new Set(registrations.map(({ eventId }) => eventId))] },
      state: { in: ["succeeded", "failed"] },
    },
  });
  let dropped = 0;
  for (const { id, reportFileId } of imports) {
    await ctx.db.registrationImport.update({ where: { id }, data: { reportFileId: null, problems: [] } });
    await ctx.db.registrationImportBatch.deleteMany({ where: { importId: id } });
    if (!reportFileId) continue;
    await dropReference(ctx, reportFileId, { type: "registration_import", id });
    dropped += 1;
  }
  return dropped;
}
