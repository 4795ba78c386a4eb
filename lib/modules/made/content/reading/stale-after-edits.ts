import type { Ctx } from "@/lib/operation/ctx";
import type { ProgramEdit } from "@/lib/program";
import { editsMarkOf } from "./standing";

/** Returns the ids of a recording's texts that are current with some edits, and no longer with others. */
export async function staleAfterEdits(
  { db }: Pick<Ctx, "db">,
  recordingId: string,
  { before, after }: { before: readonly ProgramEdit[]; after: readonly ProgramEdit[] },
): Promise<string[]> {
  const editsMark = editsMarkOf(before);
  if (editsMark === editsMarkOf(after)) return [];
  const found = await db.contentItem.findMany({
    where: { recordingId, editsMark },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return found.map(({ id }) => id);
}
