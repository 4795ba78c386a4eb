import type { Ctx } from "@/lib/operation/ctx";
import type { RecordingRow } from "../recording-row";

/**
 * Drops the edits that need people of whom nothing is left, in the caller's transaction.
 * @param erased the tracks that are erased now
 * @returns the edits' ids
 */
export async function dropEdits(
  ctx: Pick<Ctx, "db">,
  { id: recordingId, tracks }: RecordingRow,
  erased: readonly { id: string; personId: string }[],
): Promise<string[]> {
  const ids = new Set(erased.map(({ id }) => id));
  const left = new Set(
    tracks.filter(({ id, erasedAt }) => !erasedAt && !ids.has(id)).map(({ personId }) => personId),
  );
  const gone = erased.map(({ personId }) => personId).filter((personId) => !left.has(personId));
  const where = { recordingId, personId: { in: gone } };
  const edits = await ctx.db.recordingEdit.findMany({
    where,
    select: { id: true },
    orderBy: { number: "asc" },
  });
  await ctx.db.recordingEdit.deleteMany({ where });
  return edits.map(({ id }) => id);
}
