import { sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { stopping } from "@/lib/platform/runtime/stopping";
import { storageProvider } from "@/lib/providers/storage";

const BATCH = 100;
/** A round takes so many batches at most and leaves the rest to the next. */
const ROUNDS = 20;
/** Whoever took a file and did not remove it within this has died. */
const TAKEN = "10 minutes";
/** When a file that could not be removed has its next turn. */
const RETRY = "1 minute";
/** After so many failures in a row the others would wait as long for the same answer. */
const MAX_FAILURES = 3;

interface Due extends Record<string, unknown> {
  id: string;
  key: string;
}

/**
 * Removes what nobody needs: uploads that never ended, files whose last reference is gone for longer than the grace
 * time, all files of workspaces that are gone. First the bytes, then the row: a row without bytes could be noticed by
 * nobody, bytes without a row would be found by nobody.
 */
export async function sweepFiles(): Promise<void> {
  await dropFilesOfGoneWorkspaces();
  let removed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = await takeDue();
    const { gone, failed } = await removeBytes(due);
    await sql("file_removed", "DELETE FROM file WHERE id = ANY ($1::text[]) AND state = 'removing'", [gone]);
    if (gone.length < due.length) await giveBack(due, failed);
    removed += gone.length;
    // Where the storage is away, the next round comes soon enough.
    if (due.length < BATCH || gone.length < due.length) break;
  }
  if (removed > 0) log().info({ removed }, "removed unreferenced files");
}

/** Takes what is due, so that no other process does and nothing refers to it any more; its space is free with that. */
const takeDue = (): Promise<Due[]> =>
  sql<Due>(
    "file_due",
    `WITH due AS (
       SELECT id, workspace_id, state, size_bytes FROM file
       WHERE expires_at < now() AND (state <> 'stored' OR NOT EXISTS (SELECT 1 FROM file_reference r WHERE r.file_id = file.id))
       ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
     ), freed AS (
       UPDATE storage_use u SET bytes = u.bytes - d.bytes, files = u.files - d.files
       FROM (SELECT workspace_id, sum(size_bytes)::bigint AS bytes, count(*)::int AS files FROM due
             WHERE state = 'stored' GROUP BY workspace_id) d
       WHERE u.workspace_id = d.workspace_id
     )
     UPDATE file SET state = 'removing', expires_at = now() + interval '${TAKEN}' FROM due WHERE file.id = due.id
     RETURNING file.id, file.key`,
  );

/** What failed waits a little, behind what was not tried; what is gone is no row any more. */
const giveBack = (due: Due[], failed: string[]): Promise<unknown> =>
  sql(
    "file_given_back",
    `UPDATE file SET expires_at = now() + CASE WHEN id = ANY ($2::text[]) THEN interval '${RETRY}' ELSE '0' END
     WHERE id = ANY ($1::text[]) AND state = 'removing'`,
    [due.map(({ id }) => id), failed],
  );

async function removeBytes(due: Due[]): Promise<{ gone: string[]; failed: string[] }> {
  const storage = storageProvider();
  const gone: string[] = [];
  const failed: string[] = [];
  let inRow = 0;
  for (const { id, key } of due) {
    if (stopping().aborted || inRow === MAX_FAILURES) break;
    try {
      await storage.delete(key);
      gone.push(id);
      inRow = 0;
    } catch (error) {
      log().warn({ err: error, file: id }, "a file could not be removed yet");
      failed.push(id);
      inRow += 1;
    }
  }
  return { gone, failed };
}

async function dropFilesOfGoneWorkspaces(): Promise<void> {
  const gone = await sql<{ id: string }>(
    "storage_use_gone",
    `SELECT workspace_id AS id FROM storage_use u
     WHERE NOT EXISTS (SELECT 1 FROM workspace w WHERE w.id = u.workspace_id) LIMIT ${BATCH}`,
  );
  if (gone.length === 0) return;
  const ids = [gone.map(({ id }) => id)];
  await sql(
    "file_gone_references",
    "DELETE FROM file_reference r USING file f WHERE f.id = r.file_id AND f.workspace_id = ANY ($1::text[])",
    ids,
  );
  await sql(
    "file_gone",
    `UPDATE file SET expires_at = now() WHERE workspace_id = ANY ($1::text[]) AND state = 'stored'
       AND (expires_at IS NULL OR expires_at > now())`,
    ids,
  );
  await sql(
    "storage_use_empty",
    "DELETE FROM storage_use WHERE workspace_id = ANY ($1::text[]) AND files = 0",
    ids,
  );
}
