import type { ContentItem, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { blocksOf, isEdited, peopleIn, plainBlocks, storedWritten, writtenOf } from "./stored-text";
import { withoutCut } from "./without-cut";

const LOCK = "SELECT 1 FROM content_item WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE";

/**
 * Erases what texts have of these people, or all texts, in the caller's transaction, which has locked the recordings: their
 * words, also if they were edited, their names and their questions. A text that no one edited is deleted; of another, the crew's
 * own words stay.
 * @returns ids of the texts that were deleted or cut
 */
export async function eraseContent(
  ctx: Pick<Ctx, "db" | "sql" | "realNow">,
  recording: Prisma.RecordingWhereInput,
  people: readonly string[] | null,
): Promise<string[]> {
  const theirs: Prisma.ContentItemWhereInput =
    people === null ? { recording } : { recording, people: { hasSome: [...people] } };
  const known = await ctx.db.contentItem.findMany({ where: theirs, select: { id: true } });
  if (known.length === 0) return [];
  // An edit that is being saved is read after it.
  await ctx.sql("content_erase_lock", LOCK, [known.map(({ id }) => id)]);
  const found = await ctx.db.contentItem.findMany({ where: theirs, orderBy: { id: "asc" } });
  const deleted = found.filter((item) => people === null || !item.isEdited);
  const ids = deleted.map(({ id }) => id);
  if (ids.length > 0) await ctx.db.contentItem.deleteMany({ where: { id: { in: ids } } });
  for (const item of found)
    if (!deleted.includes(item))
      await ctx.db.contentItem.update({
        where: { id: item.id },
        data: { ...without(item, people ?? []), updatedAt: ctx.realNow },
      });
  return found.map(({ id }) => id);
}

function without(item: ContentItem, people: readonly string[]): Prisma.ContentItemUpdateInput {
  const before = writtenOf(item);
  const theirs = new Set(
    before.blocks.filter((block) => block.people.some((id) => people.includes(id))).map(({ id }) => id),
  );
  const written = { ...before, blocks: before.blocks.filter(({ id }) => !theirs.has(id)) };
  const blocks = withoutCut(blocksOf(item), ({ id }) => !theirs.has(id));
  return {
    written: storedWritten(written),
    blocks: plainBlocks(blocks),
    people: peopleIn(written.blocks),
    ...{ isCut: true, isEdited: isEdited(written, item.title, blocks), version: item.version + 1 },
  };
}
