import { sql } from "@/lib/platform/database/db";
import { endFailedVideo } from "./end-conversion";

/** Ends videos that nobody works on any more: those never sent in their time, and those whose job has ended without them. */
export async function sweepVideos(): Promise<void> {
  const stale = await sql<{ id: string; why: string }>(
    "video_sweep",
    `SELECT v.id, 'upload_expired' AS why FROM video v
     WHERE v.state = 'awaiting_upload' AND v.deleted_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM upload u WHERE u.id = v.upload_id AND u.expires_at > now())
     UNION ALL
     SELECT v.id, 'converter_failed' FROM video v
     WHERE v.state IN ('uploaded', 'converting') AND v.deleted_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM job j WHERE j.id = v.job_id AND j.state IN ('queued', 'dispatched', 'running'))
     LIMIT 100`,
  );
  for (const { id, why } of stale) await endFailedVideo(id, why);
}
