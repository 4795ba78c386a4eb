import type { Event } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";
import { type RecordingRow, WITH_TRACKS } from "./recording-row";

interface Found {
  event: Event;
  row: RecordingRow;
}

/** Returns a recording of the caller's show. A deleted one is not found. */
export async function findRecording(ctx: Ctx, slug: string, id: string): Promise<Found> {
  const event = await findEvent(ctx, slug);
  const found = await ctx.db.recording.findUnique({ where: { id }, include: WITH_TRACKS });
  const row = requireOwned(ctx, found?.deletedAt || found?.liveOnly ? null : found);
  if (row.eventId !== event.id) throw notFound();
  return { event, row };
}

/** The same, locked against concurrent changes. */
export async function lockRecording(ctx: Ctx, slug: string, id: string): Promise<Found> {
  await ctx.lock("recording_lock", "SELECT 1 FROM recording WHERE id = $1 AND workspace_id = $2 FOR UPDATE", [
    id,
    ctx.workspaceId,
  ]);
  return findRecording(ctx, slug, id);
}
