import { dropReferencesOf } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";

/**
 * Drops the MP4 and the thumbnail of a recording from which someone was erased, or which was deleted. They can't be
 * read any more after the commit. The next version gets others.
 * @returns the number of files and the storage that this frees, in bytes
 */
export async function dropProgramFiles(
  ctx: Ctx,
  recordingId: string,
): Promise<{ files: number; size_bytes: number }> {
  const [sum] = await ctx.sql<{ files: number; bytes: number }>(
    "program_files_size",
    `SELECT count(*)::int AS files, COALESCE(sum(f.size_bytes), 0)::float8 AS bytes FROM file_reference r
     JOIN file f ON f.id = r.file_id WHERE r.subject_type = 'recording' AND r.subject_id = $1`,
    [recordingId],
  );
  await dropReferencesOf(ctx, { type: "recording", id: recordingId });
  await ctx.db.recording.update({
    where: { id: recordingId },
    data: { mp4State: "pending", mp4FileId: null, thumbnailFileId: null, filesVersion: null },
  });
  return { files: sum?.files ?? 0, size_bytes: sum?.bytes ?? 0 };
}
