import type { ContentItem } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { contentContract } from "../contract";
import { presentContent } from "./present-content";
import { readStanding, type Standing } from "./standing";

type Operation = typeof contentContract.listContent;

export async function listContent(
  ctx: Ctx,
  { slug, ...page }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const { id: eventId } = await findEvent(ctx, slug);
  const { recording_id: recordingId, kind, language } = page;
  const chosen = {
    ...(recordingId && { recordingId }),
    ...(kind && { kind }),
    ...(language && { language }),
  };
  let standing = new Map<string, Standing>();
  return readPage(
    ctx,
    page,
    { created_at: "createdAt" },
    async ({ where, ...rest }) => {
      const rows = await ctx.db.contentItem.findMany({
        where: { AND: [{ eventId, ...chosen }, where] },
        ...rest,
      });
      standing = await standingOf(ctx, rows);
      return rows.filter(({ recordingId: id }) => standing.has(id));
    },
    (item) => presentContent(item, standing.get(item.recordingId) as Standing),
  );
}

async function standingOf(ctx: Ctx, items: readonly ContentItem[]): Promise<Map<string, Standing>> {
  const ids = [...new Set(items.map(({ recordingId }) => recordingId))];
  const recordings = await ctx.db.recording.findMany({ where: { id: { in: ids } } });
  const all = new Map<string, Standing>();
  for (const recording of recordings) {
    const standing = await readStanding(ctx, recording);
    if (standing) all.set(recording.id, standing);
  }
  return all;
}
