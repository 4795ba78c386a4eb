import type { Ctx } from "@/lib/operation/ctx";

/**
 * Drops the edits that need people of whom nothing is left, in the caller's transaction.
 * @returns the edits' ids
 */
export async function dropEdits(
  ctx: Pick<Ctx, "db">,
  recordingId: string,
  people: readonly string[],
): Promise<string[]> {
  const where = { recordingId, personId: { in: [...people] } };
  const edits = await ctx.db.recordingEdit.findMany({
    where,
    select: { id: true },
    orderBy: { number: "asc" },
  });
  await ctx.db.recordingEdit.deleteMany({ where });
  return edits.map(({ id }) => id);
}
