import { sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";

/**
 * Gives up uploads that were never completed: those whose file was removed because nothing referenced it in
 * time.
 */
export async function sweepAssets(): Promise<void> {
  const gone = await sql(
    "asset_sweep",
    `WITH due AS (
       SELECT a.id FROM asset a WHERE a.status = 'uploaded' AND a.deleted_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM file f WHERE f.id = a.file_id AND f.state = 'stored')
       LIMIT 1000 FOR UPDATE SKIP LOCKED
     )
     UPDATE asset SET deleted_at = now() FROM due WHERE asset.id = due.id RETURNING asset.id`,
  );
  if (gone.length > 0) log().info({ gone: gone.length }, "abandoned incomplete uploads");
}
