import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";
import { renderClipJob } from "../render-clip-job";

/** What a clip's files are referenced by. */
export const clipSubject = (id: string) => ({ type: "clip", id }) as const;

/** What clips show: these people, or some time in epoch milliseconds. Null for anything. */
type ShownInClips = { people: readonly string[] } | { times: readonly { from: number; to: number }[] } | null;

/** One that is being rendered isn't known to be without them. An intro has no session, and was never live. */
const FIND = `
SELECT c.id FROM clip c LEFT JOIN show_session s ON s.id = c.session_id
CROSS JOIN LATERAL (
  SELECT extract(epoch FROM COALESCE(s.media_started_at, s.started_at)) * 1000 + c.from_ms AS from_ms
) at
WHERE c.recording_id = $1 AND (
  c.state = 'running' OR ($2::text[] IS NULL AND $3::float8[] IS NULL)
  OR c.people ?| $2::text[]
  OR EXISTS (SELECT 1 FROM unnest($3::float8[], $4::float8[]) AS shown (from_ms, to_ms)
    WHERE at.from_ms < shown.to_ms AND at.from_ms + c.to_ms - c.from_ms > shown.from_ms))`;

/** Their links stop working at once, although the sweep comes later. */
const ERASE = `
WITH gone AS (
  DELETE FROM clip WHERE id = ANY ($1::text[]) RETURNING id, mp4_file_id, thumbnail_file_id
), unreferred AS (
  DELETE FROM file_reference USING gone WHERE subject_type = 'clip' AND subject_id = gone.id
)
UPDATE file SET expires_at = now() FROM gone WHERE file.id IN (gone.mp4_file_id, gone.thumbnail_file_id)
RETURNING file.size_bytes::float8 AS size_bytes`;

/**
 * Deletes clips with their files, in the caller's transaction, which has locked their recording.
 * @returns the files' sizes
 */
export async function eraseClips(
  ctx: Pick<Ctx, "sql">,
  recordingId: string,
  shown: ShownInClips,
): Promise<{ size_bytes: number }[]> {
  const people = shown && "people" in shown ? [...shown.people] : null;
  const times = shown && "times" in shown ? shown.times : null;
  const found = await ctx.sql<{ id: string }>("clips_shown", FIND, [
    ...[recordingId, people],
    ...[times?.map(({ from }) => from) ?? null, times?.map(({ to }) => to) ?? null],
  ]);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await cancelJobs(renderClipJob.kind, ids, { running: true });
  return deleteClips(ctx, ids);
}

/**
 * Deletes clips that aren't being rendered, with their files.
 * @returns the files' sizes
 */
export const deleteClips = (
  ctx: Pick<Ctx, "sql">,
  ids: readonly string[],
): Promise<{ size_bytes: number }[]> => ctx.sql<{ size_bytes: number }>("clips_erase", ERASE, [ids]);
