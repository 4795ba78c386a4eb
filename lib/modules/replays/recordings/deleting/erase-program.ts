import { requestProgram } from "@/lib/modules/after/program-requests";
import { eraseClips } from "@/lib/modules/made/shorts";
import type { Ctx } from "@/lib/operation/ctx";

/** What was removed. The bytes follow with the next sweep. */
export interface Erased {
  files: number;
  size_bytes: number;
  /** Numbers of clips that were deleted. */
  clips: number[];
}

type Writes = Pick<Ctx, "sql" | "db">;

const PIECES = `
DELETE FROM program_piece WHERE recording_id = $1 AND ($2::text[] IS NULL OR people && $2::text[])
RETURNING file_key, size_bytes`;

/** Their links stop working at once, although the sweep comes later. */
const FILES = `
WITH stills AS (
  DELETE FROM sponsor_still WHERE recording_id = $1 RETURNING file_id
), made AS (
  SELECT f.id, f.size_bytes FROM recording r JOIN file f ON f.id IN (r.mp4_file_id, r.thumbnail_file_id) WHERE r.id = $1
  UNION ALL SELECT f.id, f.size_bytes FROM stills JOIN file f ON f.id = stills.file_id
), unreferred AS (
  DELETE FROM file_reference USING made WHERE file_id = made.id
)
UPDATE file SET expires_at = now() FROM made WHERE file.id = made.id RETURNING file.size_bytes::float8 AS size_bytes`;

/** Deletes the MP4, the thumbnail and the sponsors' stills, which show the whole program. @returns their sizes */
export const eraseFiles = (
  ctx: Pick<Writes, "sql">,
  recordingId: string,
): Promise<{ size_bytes: number }[]> =>
  ctx.sql<{ size_bytes: number }>("program_erase_files", FILES, [recordingId]);

/**
 * Deletes everything of a program that these people are seen, heard or named in, or all of it, in the caller's transaction,
 * which has locked the recording: pieces of all versions, MP4, thumbnail, stills and clips.
 */
async function erasePieces(
  ctx: Writes,
  recordingId: string,
  people: readonly string[] | null,
): Promise<Erased> {
  const files = await eraseFiles(ctx, recordingId);
  const pieces = await ctx.sql<{ file_key: string | null; size_bytes: number }>("program_erase", PIECES, [
    recordingId,
    people,
  ]);
  const before = await clipNumbers(ctx, recordingId);
  const clips = await eraseClips(ctx, recordingId, people && { people });
  const left = new Set(await clipNumbers(ctx, recordingId));
  const removed = [...files, ...clips, ...pieces.filter(({ file_key: key }) => key !== null)];
  return {
    files: removed.length,
    size_bytes: removed.reduce((sum, { size_bytes: bytes }) => sum + bytes, 0),
    clips: before.filter((number) => !left.has(number)),
  };
}

/** Clips that are ready; previews and failed ones are deleted without being named. */
async function clipNumbers({ db }: Pick<Writes, "db">, recordingId: string): Promise<number[]> {
  const where = { recordingId, state: "ready", isPreview: false };
  const found = await db.clip.findMany({ where, select: { number: true }, orderBy: { number: "asc" } });
  return found.map(({ number }) => number);
}

/** Deletes a recording's whole program, with its edits. */
export async function eraseProgram(ctx: Writes, recordingId: string): Promise<Erased> {
  const erased = await erasePieces(ctx, recordingId, null);
  await ctx.db.programHeader.deleteMany({ where: { recordingId } });
  await ctx.db.recordingEdit.deleteMany({ where: { recordingId } });
  await ctx.db.recording.update({
    where: { id: recordingId },
    data: { ...NOTHING_PLAYED, durationMs: null, chapters: [] },
  });
  return erased;
}

/** No version is played until the next one has its first pieces. */
const NOTHING_PLAYED = {
  ...{ programVersion: null, composedMs: 0 },
  ...{ mp4State: "pending", mp4FileId: null, mp4Rendition: null, thumbnailFileId: null },
} as const;

/**
 * Deletes what a program has of people, in the caller's transaction, which has locked the recording and raises its version.
 * The program is composed again without them: a recording that was ready is `processing` until then. What can't be played
 * any more isn't, and pieces without these people aren't made again.
 */
export async function erasePeople(
  ctx: Writes,
  { id, state }: { id: string; state: string },
  people: readonly string[],
): Promise<Erased> {
  const erased = await erasePieces(ctx, id, people);
  await composeAgain(ctx, { id, state });
  return erased;
}

/**
 * Puts a program together again from the pieces that are left, in the caller's transaction, which has locked the recording
 * and raises its version.
 */
export async function composeAgain(ctx: Writes, { id, state }: { id: string; state: string }): Promise<void> {
  await ctx.db.programEntry.deleteMany({ where: { recordingId: id } });
  await ctx.db.recording.update({
    where: { id },
    data: { ...NOTHING_PLAYED, ...(state === "ready" ? { state: "processing" } : {}) },
  });
  if (state !== "failed") await requestProgram(id);
}
