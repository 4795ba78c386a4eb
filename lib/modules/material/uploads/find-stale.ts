import { sql } from "@/lib/platform/database/db";

/**
 * Returns abandoned decks or videos: never uploaded in time, or their job ended without finishing them. `why`
 * is the failure code. Those with the IDs in `last` come last.
 */
export const findStale = (
  table: "presentation" | "video",
  last: string[],
): Promise<{ id: string; why: string }[]> =>
  sql(
    `${table}_sweep`,
    `SELECT id, why FROM (
       SELECT c.id, c.created_at, 'upload_expired' AS why FROM ${table} c
       WHERE c.state = 'awaiting_upload' AND c.deleted_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM upload u WHERE u.id = c.upload_id AND u.expires_at > now())
       UNION ALL
       SELECT c.id, c.created_at, 'converter_failed' FROM ${table} c
       WHERE c.state IN ('uploaded', 'converting') AND c.deleted_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM job j WHERE j.id = c.job_id AND j.state IN ('queued', 'dispatched', 'running'))
     ) AS stale
     ORDER BY id = ANY ($1::text[]), created_at LIMIT 100`,
    [last],
  );
