import { sql } from "@/lib/platform/database/db";

/** Deletes uploads that weren't used in time. Their bytes expire separately. */
export async function sweepUploads(): Promise<void> {
  await sql(
    "upload_sweep",
    `DELETE FROM upload WHERE id IN (
       SELECT id FROM upload WHERE expires_at < now() - interval '1 hour' LIMIT 500 FOR UPDATE SKIP LOCKED)`,
  );
}
