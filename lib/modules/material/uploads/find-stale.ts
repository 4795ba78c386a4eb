import { sql } from "@/lib/platform/database/db";

/**
 * Returns abandoned decks or videos: never uploaded in time, or their job ended without finishing them. `why`
 * is the failure code.
 */
export const findStale = (table: "presentation" | "video"): Promise<{ id: string; why: string }[]> =>
  sql(
    `${table}_sweep`,
    `SELECT c.id, 'upload_expired' AS why FROM ${table} c
     WHERE c.state = 'awaiting_upload' AND c.deleted_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM upload u WHERE u.id = c.upload_id AND u.expires_at > now())
     UNION ALL
     SELECT c.id, 'converter_failed' FROM ${table} c
     WHERE c.state IN ('uploaded', 'converting') AND c.deleted_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM job j WHERE j.id = c.job_id AND j.state IN ('queued', 'dispatched', 'running'))
     LIMIT 100`,
  );
