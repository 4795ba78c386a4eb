import { sql } from "@/lib/platform/database/db";

const FIND = `
SELECT 1 FROM file f WHERE f.key = $1 AND (
  f.state = 'removing'
  OR (f.expires_at <= now() AND NOT EXISTS (SELECT 1 FROM file_reference r WHERE r.file_id = f.id))
)`;

/** Whether a file was deleted, although the sweep may not have removed its bytes yet. */
export const isDropped = async (key: string): Promise<boolean> =>
  (await sql("file_dropped", FIND, [key])).length > 0;
