import type { Ctx } from "@/lib/operation/ctx";

interface Freed {
  files: number;
  size_bytes: number;
}

/**
 * Erases tracks for good: nothing is captured into them any more, and their chunks become files that nothing
 * needs (trigger `track_chunk_removed`), which the next sweep removes.
 * @returns the number of files and the storage that this frees, in bytes
 */
export async function eraseTracks(
  ctx: Pick<Ctx, "sql" | "db" | "realNow">,
  trackIds: readonly string[],
): Promise<Freed> {
  const [sum] = await ctx.sql<{ files: number; bytes: number }>(
    "recording_tracks_size",
    `SELECT count(*)::int AS files, COALESCE(sum(c.size_bytes), 0)::float8 AS bytes
     FROM track_part p JOIN track_chunk c ON c.part_id = p.id AND c.state = 'stored' WHERE p.track_id = ANY ($1::text[])`,
    [trackIds],
  );
  const ids = [...trackIds];
  await ctx.db.recordingTrack.updateMany({ where: { id: { in: ids } }, data: { erasedAt: ctx.realNow } });
  await ctx.db.trackPart.deleteMany({ where: { trackId: { in: ids } } });
  return { files: sum?.files ?? 0, size_bytes: sum?.bytes ?? 0 };
}

/**
 * Erases a person for good, in the caller's transaction, which has locked the recording: all tracks, also those that only
 * viewers over HTTP got, and every track that would still be added.
 */
export async function eraseTracksOf(
  ctx: Pick<Ctx, "sql" | "db" | "realNow">,
  recordingId: string,
  personId: string,
): Promise<Freed> {
  await ctx.db.recordingErasure.create({ data: { recordingId, personId, erasedAt: ctx.realNow } });
  const tracks = await ctx.db.recordingTrack.findMany({
    where: { recordingId, personId, erasedAt: null },
    select: { id: true },
  });
  return eraseTracks(
    ctx,
    tracks.map(({ id }) => id),
  );
}
