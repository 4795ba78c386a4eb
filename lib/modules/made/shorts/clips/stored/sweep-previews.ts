import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { sql } from "@/lib/platform/database/db";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import type { Environment } from "@/lib/platform/security/principal";
import { lockRecording } from "../queue-clip";
import { renderClipJob } from "../render-clip-job";
import { deleteClips } from "./erase-clips";

/** Recordings in one round. */
const MOST = 50;

const OLD = "now() - interval '1 day'";

/** Previews that have ended. */
const PREVIEWS = `c.is_preview AND c.state NOT IN ('queued', 'running') AND c.updated_at < ${OLD}`;

/** Segments that only previews have asked for, and none of them is left. */
const SEGMENTS = `s.is_preview AND s.created_at < ${OLD} AND NOT EXISTS (SELECT 1 FROM clip c
  WHERE c.workspace_id = s.workspace_id AND c.environment = s.environment AND c.segment_number = s.number)`;

const FIND = `
SELECT r.id, r.workspace_id AS "workspaceId", r.environment FROM recording r WHERE r.id IN (
  SELECT c.recording_id FROM clip c WHERE ${PREVIEWS} UNION SELECT s.recording_id FROM clip_segment s WHERE ${SEGMENTS}
) ORDER BY r.id = ANY ($1::text[]), r.id LIMIT ${MOST}`;

interface Found extends Record<string, unknown> {
  id: string;
  workspaceId: string;
  environment: Environment;
}

/** Deletes previews a day after they ended, with their files, and the segments that were there for them alone. */
export const sweepPreviews = (): Promise<void> =>
  sweepEach(
    "clip previews",
    (last) => sql<Found>("previews_old", FIND, [last]),
    ({ id, ...owner }) => asSystem(renderClipJob.kind, owner, (ctx) => sweep(ctx, id)),
  );

async function sweep(ctx: Ctx, recordingId: string): Promise<void> {
  await lockRecording(ctx, recordingId);
  const clips = await ctx.sql<{ id: string }>(
    "previews_of",
    `SELECT c.id FROM clip c WHERE c.recording_id = $1 AND ${PREVIEWS}`,
    [recordingId],
  );
  await deleteClips(
    ctx,
    clips.map(({ id }) => id),
  );
  const segments = await ctx.sql<{ number: number }>(
    "previews_segments",
    `DELETE FROM clip_segment s WHERE s.recording_id = $1 AND ${SEGMENTS} RETURNING s.number`,
    [recordingId],
  );
  ctx.record({
    ...{ subjectType: "recording", subjectId: recordingId },
    after: { previews_deleted: clips.length, segments_deleted: segments.map(({ number }) => number) },
  });
}
