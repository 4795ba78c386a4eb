import { sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { stopping } from "@/lib/platform/runtime/stopping";
import { storageProvider } from "@/lib/providers/storage";

const BATCH = 100;
/** Maximum number of batches per run. The rest waits for the next run. */
const ROUNDS = 20;
/** A process that took a file and didn't remove it within this time has died. */
const TAKEN = "10 minutes";
/** Delay before another attempt to remove a file. */
const RETRY = "1 minute";
/** After this many failures in a row, the others would only wait for the same error. */
const MAX_FAILURES = 3;

interface Due extends Record<string, unknown> {
  id: string;
  key: string;
  /** Before it was taken. */
  state: string;
}

/**
 * Removes unneeded files: uploads that never ended, files without references for longer than the grace time,
 * and all files of deleted workspaces. Removes the bytes first, then the row: bytes without a row would never
 * be found.
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
    // If the storage is unavailable, the next run is soon enough.
    if (due.length < BATCH || gone.length < due.length) break;
  }
  if (removed > 0) log().info({ removed }, "removed unreferenced files");
}

/**
 * Takes due files, so that no other process does and nothing references them any more. This frees their
 * space.
 */
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
     RETURNING file.id, file.key, due.state`,
  );

/** Delays failed files behind those not tried yet, and deletes the rows of removed ones. */
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
  for (const { id, key, state } of due) {
    if (stopping().aborted || inRow === MAX_FAILURES) break;
    try {
      await storage.delete(key, { unfinished: state !== "stored" });
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
