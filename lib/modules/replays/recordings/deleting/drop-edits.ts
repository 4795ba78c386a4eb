import type { Prisma } from "@/lib/generated/prisma/client";
import type { EditDetails } from "@/lib/modules/after/program-edits";
import type { Ctx } from "@/lib/operation/ctx";

/**
 * Drops the edits that need people of whom nothing is left, in the caller's transaction, and no longer names them in those
 * that show others too.
 * @returns the ids of the edits that were dropped
 */
export async function dropEdits(
  ctx: Pick<Ctx, "db">,
  recordingId: string,
  people: readonly string[],
): Promise<string[]> {
  const edits = await ctx.db.recordingEdit.findMany({
    where: { recordingId, OR: [{ personId: { in: [...people] } }, { kind: "layout" }] },
    orderBy: { number: "asc" },
  });
  const dropped: string[] = [];
  for (const { id, personId, details } of edits) {
    const { people: shown, ...rest } = (details ?? {}) as EditDetails;
    const left = shown?.filter((one) => !people.includes(one)) ?? [];
    if (personId !== null || (shown?.length && left.length === 0)) dropped.push(id);
    else if (shown && left.length < shown.length)
      await ctx.db.recordingEdit.update({
        where: { id },
        data: { details: { ...rest, people: left } as unknown as Prisma.InputJsonObject },
      });
  }
  await ctx.db.recordingEdit.deleteMany({ where: { id: { in: dropped } } });
  return dropped;
}
