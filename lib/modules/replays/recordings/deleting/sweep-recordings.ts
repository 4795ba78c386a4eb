import { KEPT_SECONDS, sweepLive } from "@/lib/modules/after/playback";
import {
  requestUnfinishedPrograms,
  retryFailedPieces,
  takeUpFailedPrograms,
} from "@/lib/modules/after/program-requests";
import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import { apart, sweepEach } from "@/lib/platform/jobs/sweep-each";
import { eraseRecording } from "./erase-recording";

/** Maximum number of recordings per run. The rest waits for the next run. */
const BATCH = 20;

interface Due extends Record<string, unknown> {
  id: string;
  workspaceId: string;
  environment: "test" | "live";
}

const DUE = `
SELECT id, workspace_id AS "workspaceId", environment FROM recording
WHERE keep_until < now() AND deleted_at IS NULL AND state <> 'live' ORDER BY id = ANY ($1::text[]), keep_until LIMIT ${BATCH}`;

/** Deletes recordings whose time to be kept is over, and requests programs that no one composes, or that failed. */
export async function sweepRecordings(): Promise<void> {
  await apart("unfinished programs", requestUnfinishedPrograms);
  await apart("failed programs", takeUpFailedPrograms);
  await apart("failed pieces", retryFailedPieces);
  await apart("pieces for viewers over HTTP", sweepLive);
  await apart("recordings for viewers over HTTP", deleteLiveRecordings);
  await sweepEach("recordings", (last) => sql<Due>("recording_due", DUE, [last]), deleteDue);
}

/** It may be kept longer by now. What is made of it at the moment, such as a call, is there once it's locked, and is deleted with it. */
const STILL_DUE = `
SELECT 1 FROM recording WHERE id = $1 AND deleted_at IS NULL AND keep_until < $2 FOR UPDATE`;

const deleteDue = ({ id, ...owner }: Due): Promise<void> =>
  asSystem("recordings.sweep", owner, async (ctx) => {
    const still = await ctx.lock("recording_still_due", STILL_DUE, [id, ctx.realNow]);
    if (still.length === 0) return;
    await ctx.db.recording.update({
      where: { id },
      data: { deletedAt: ctx.realNow, updatedAt: ctx.realNow, version: { increment: 1 } },
    });
    const erased = await eraseRecording(ctx, id);
    ctx.record({ subjectType: "recording", subjectId: id, after: { deleted: "expired", ...erased } });
  });

const LIVE_OVER = `
SELECT id, workspace_id AS "workspaceId", environment FROM recording
WHERE live_only AND state <> 'live' AND ended_at < now() - interval '${KEPT_SECONDS} seconds'
ORDER BY id = ANY ($1::text[]), ended_at LIMIT ${BATCH}`;

/** Deletes what viewers over HTTP got of shows that weren't recorded and are over. */
const deleteLiveRecordings = (): Promise<void> =>
  sweepEach(
    "recordings for viewers over HTTP",
    (last) => sql<Due>("recording_live_over", LIVE_OVER, [last]),
    ({ id, ...owner }) =>
      asSystem("recordings.sweep", owner, async (ctx) => {
        await eraseRecording(ctx, id);
        await ctx.db.recording.delete({ where: { id } });
      }),
  );
