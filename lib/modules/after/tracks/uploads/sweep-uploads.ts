import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { sql, transaction } from "@/lib/platform/database/db";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import type { Environment } from "@/lib/platform/security/principal";
import { UPLOAD_LIMITS } from "../schema";
import { URL_SECONDS } from "./chunks/upload-url";
import { finishPart } from "./parts/finish-part";

/** Maximum number of parts per run. The rest waits for the next run. */
const BATCH = 100;
/** The last URL for a chunk has expired an hour ago, so no bytes arrive any more. */
const SILENT = `interval '${URL_SECONDS + 3_600} seconds'`;

/** Only browsers' copies: the others are closed by whoever captures them. */
const FORGET = `
WITH silent AS (
  SELECT p.id FROM track_part p
  WHERE p.id IN (SELECT part_id FROM track_chunk WHERE state = 'awaited') AND p.copy = 'browser' AND p.updated_at < now() - ${SILENT}
  LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
)
DELETE FROM track_chunk c USING silent WHERE c.part_id = silent.id AND c.state = 'awaited' RETURNING c.key`;

/** The trigger `track_chunk_removed` waits for URLs to expire. These have. */
const REMOVE = `UPDATE file SET expires_at = now() WHERE key = ANY ($1::text[]) AND state = 'receiving'`;

const OVER = `
SELECT p.id, r.workspace_id AS "workspaceId", r.environment
FROM track_part p JOIN recording_track t ON t.id = p.track_id JOIN recording r ON r.id = t.recording_id
WHERE p.state = 'capturing' AND p.copy = 'browser' AND r.ended_at < now() - interval '${UPLOAD_LIMITS.days} days'
ORDER BY p.id = ANY ($1::text[]), r.ended_at, p.id LIMIT ${BATCH}`;

interface Over extends Record<string, unknown> {
  id: string;
  workspaceId: string;
  environment: Environment;
}

/**
 * Forgets chunks that browsers announced and didn't send, and finishes the parts of browsers that didn't come back
 * while their recording accepted uploads.
 */
export async function sweepSpeakerUploads(): Promise<void> {
  await transaction(async () => {
    const forgotten = await sql<{ key: string }>("track_chunks_forget", FORGET, []);
    if (forgotten.length > 0) await sql("track_chunks_remove", REMOVE, [forgotten.map(({ key }) => key)]);
  });
  await sweepEach(
    "browsers' parts",
    (last) => sql<Over>("track_parts_over", OVER, [last]),
    ({ id, ...owner }) => asSystem("tracks.sweep", owner, (ctx) => finishAbandoned(ctx, id)),
  );
}

async function finishAbandoned(ctx: Ctx, id: string): Promise<void> {
  await ctx.lock("track_part_lock", "SELECT 1 FROM track_part WHERE id = $1 FOR UPDATE", [id]);
  const part = await ctx.db.trackPart.findUnique({ where: { id }, include: { track: true } });
  if (part?.state !== "capturing") return;
  await ctx.db.trackChunk.deleteMany({ where: { partId: id, state: "awaited" } });
  const { state } = await finishPart(ctx, part, {});
  ctx.record({ subjectType: "track_part", subjectId: id, before: { state: part.state }, after: { state } });
}
