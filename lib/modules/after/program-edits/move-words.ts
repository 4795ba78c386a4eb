import type { Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { WordRange } from "@/lib/program";
import type { EditDetails, SpokenWords } from "./stored-edits";

/** Returns where words of a line are in its next text; null if they aren't in it, or the line stays. */
export type Moved = (words: WordRange) => WordRange | null;

/**
 * Has the edits that count name their words where a correction has put them, in the caller's transaction, which has locked the
 * recording. What is cut or muted stays.
 */
export async function moveWords(ctx: Pick<Ctx, "db">, recordingId: string, moved: Moved): Promise<void> {
  const edits = await ctx.db.recordingEdit.findMany({
    where: { recordingId, undoneAt: null },
    select: { id: true, details: true },
  });
  const next = (words: SpokenWords): SpokenWords => ({ ...words, ...moved(words) });
  for (const { id, details } of edits) {
    const { words, moreWords, ...rest } = (details ?? {}) as EditDetails;
    if (!words) continue;
    const changed = {
      ...rest,
      words: next(words),
      ...(moreWords ? { moreWords: moreWords.map(next) } : {}),
    };
    if ([words, ...(moreWords ?? [])].some((one) => moved(one)))
      await ctx.db.recordingEdit.update({
        where: { id },
        data: { details: changed as unknown as Prisma.InputJsonObject },
      });
  }
}
