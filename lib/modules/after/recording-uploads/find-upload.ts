import type { Event, Recording, RecordingUpload, RecordingUploadPart } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";

/** A recording from elsewhere, with its file and the parts that aren't converted yet. */
export type UploadRow = Recording & { upload: RecordingUpload & { parts: RecordingUploadPart[] } };

interface Found {
  event: Event;
  row: UploadRow;
}

/** Returns an uploaded recording of the caller's show. Any other recording is not found. */
export async function findUpload(ctx: Ctx, slug: string, id: string): Promise<Found> {
  const event = await findEvent(ctx, slug);
  const found = await ctx.db.recording.findUnique({
    where: { id },
    include: { upload: { include: { parts: { orderBy: { number: "asc" } } } } },
  });
  const row = requireOwned(ctx, found?.deletedAt ? null : found);
  if (row.eventId !== event.id || !row.upload) throw notFound();
  return { event, row: { ...row, upload: row.upload } };
}

/** The same, locked against concurrent changes. */
export async function lockUpload(ctx: Ctx, slug: string, id: string): Promise<Found> {
  await ctx.lock("recording_lock", "SELECT 1 FROM recording WHERE id = $1 AND workspace_id = $2 FOR UPDATE", [
    id,
    ctx.workspaceId,
  ]);
  return findUpload(ctx, slug, id);
}
