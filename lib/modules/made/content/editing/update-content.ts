import { charactersLeft } from "@/lib/content/lengths";
import type { ContentKind } from "@/lib/content/written";
import type { ContentItem } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, notFound } from "@/lib/operation/problem";
import type { contentContract } from "../contract";
import { presentContent } from "../reading/present-content";
import { readStanding } from "../reading/standing";
import { MAX_CONTENT_CHARACTERS } from "../schema";
import { blocksOf, isEdited, plainBlocks, type StoredBlock, writtenOf } from "../stored-text";
import { editedBlocks } from "./edited-blocks";

type Operation = typeof contentContract.updateContent;

export async function updateContent(
  ctx: Ctx,
  { slug, content_id, title: newTitle, blocks: newBlocks }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const item = await lockItem(ctx, slug, content_id);
  expectVersion(ctx, item.version);
  const recording = await ctx.db.recording.findUniqueOrThrow({ where: { id: item.recordingId } });
  const standing = await readStanding(ctx, recording);
  if (!standing) throw notFound();
  const before = { written: writtenOf(item), blocks: blocksOf(item), standing };
  const version = item.version + 1;
  const title = newTitle ?? item.title;
  const blocks = newBlocks ? editedBlocks(newBlocks, before, version) : before.blocks;
  requireFits(item, title, blocks);
  const isChanged = isEdited({ title: item.title, blocks: withoutBasis(before.blocks) }, title, blocks);
  const after = isChanged
    ? await ctx.db.contentItem.update({
        where: { id: item.id },
        data: {
          ...{ version, title, blocks: plainBlocks(blocks), updatedAt: ctx.realNow },
          isEdited: isEdited(before.written, title, blocks),
          missing: blocks.length > 0 ? null : item.missing,
        },
      })
    : item;
  // Without the words: they may be erased, and the audit log isn't.
  ctx.record({
    ...{ subjectType: "content", subjectId: item.id },
    before: { version: item.version, blocks: before.blocks.length, edited: item.isEdited },
    after: { version: after.version, blocks: blocks.length, edited: after.isEdited },
  });
  ctx.meta.version = after.version;
  return presentContent(after, standing);
}

async function lockItem(ctx: Ctx, slug: string, id: string): Promise<ContentItem> {
  await ctx.lock(
    "content_item_lock",
    "SELECT 1 FROM content_item WHERE id = $1 AND workspace_id = $2 FOR UPDATE",
    [id, ctx.workspaceId],
  );
  const event = await findEvent(ctx, slug);
  const item = await ctx.db.contentItem.findUnique({ where: { id } });
  if (item?.eventId !== event.id) throw notFound();
  return item;
}

const withoutBasis = (blocks: readonly StoredBlock[]) =>
  blocks.map((block) => ({ ...block, people: [], basis: [] }));

function requireFits({ kind }: ContentItem, title: string, blocks: readonly StoredBlock[]): void {
  const text = blocks.map((block) => block.text).join("\n\n");
  const isLong = [...text].length + title.length > MAX_CONTENT_CHARACTERS;
  const left = charactersLeft(
    kind as ContentKind,
    blocks.map((block) => block.text),
  );
  if (isLong || (left !== null && left < 0)) throw invalid({ blocks: "too_long" });
}
