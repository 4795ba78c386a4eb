import { KEPT_SECONDS, sweepLive } from "@/lib/modules/after/playback";
import { requestUnfinishedPrograms } from "@/lib/modules/after/program-requests";
import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import { eraseRecording } from "./erase-recording";

/** Maximum number of recordings per run. The rest waits for the next run. */
const BATCH = 20;

interface Due extends Record<string, unknown> {
  id: string;
  workspaceId: string;
  environment: "test" | "live";
}

/** Deletes recordings whose time to be kept is over, and requests programs that no one composes. */
export async function sweepRecordings(): Promise<void> {
  await requestUnfinishedPrograms();
  await sweepLive();
  await deleteLiveRecordings();
  const due = await sql<Due>(
    "recording_due",
    `SELECT id, workspace_id AS "workspaceId", environment FROM recording
     WHERE keep_until < now() AND deleted_at IS NULL AND state <> 'live' ORDER BY keep_until LIMIT ${BATCH}`,
  );
  for (const { id, ...owner } of due)
    await asSystem("recordings.sweep", owner, async (ctx) => {
      const { count } = await ctx.db.recording.updateMany({
        where: { id, deletedAt: null, keepUntil: { lt: ctx.realNow } },
        data: { deletedAt: ctx.realNow, updatedAt: ctx.realNow, version: { increment: 1 } },
      });
      if (count === 0) return;
      const erased = await eraseRecording(ctx, id);
      ctx.record({ subjectType: "recording", subjectId: id, after: { deleted: "expired", ...erased } });
    });
}

/** Deletes what viewers over HTTP got of shows that weren't recorded and are over. */
async function deleteLiveRecordings(): Promise<void> {
  const over = await sql<Due>(
    "recording_live_over",
    `SELECT id, workspace_id AS "workspaceId", environment FROM recording
     WHERE live_only AND state <> 'live' AND ended_at < now() - interval '${KEPT_SECONDS} seconds' LIMIT ${BATCH}`,
  );
  for (const { id, ...owner } of over)
    await asSystem("recordings.sweep", owner, async (ctx) => {
      await eraseRecording(ctx, id);
      await ctx.db.recording.delete({ where: { id } });
    });
}
