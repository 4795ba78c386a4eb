import { sql } from "@/lib/platform/database/db";
import { endFailedConversion } from "./end-conversion";

/** Ends decks that nobody works on any more: those never sent in their time, and those whose job has ended without them. */
export async function sweepPresentations(): Promise<void> {
  const stale = await sql<{ id: string; why: string }>(
    "presentation_sweep",
    `SELECT p.id, 'upload_expired' AS why FROM presentation p
     WHERE p.state = 'awaiting_upload' AND p.deleted_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM upload u WHERE u.id = p.upload_id AND u.expires_at > now())
     UNION ALL
     SELECT p.id, 'converter_failed' FROM presentation p
     WHERE p.state IN ('uploaded', 'converting') AND p.deleted_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM job j WHERE j.id = p.job_id AND j.state IN ('queued', 'dispatched', 'running'))
     LIMIT 100`,
  );
  for (const { id, why } of stale) await endFailedConversion(id, why);
}
