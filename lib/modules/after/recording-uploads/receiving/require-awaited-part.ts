import { Problem } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";
import { partOfKey } from "./part-key";

const AWAITED = `
SELECT 1 FROM recording_upload_part p JOIN recording r ON r.id = p.recording_id
WHERE p.recording_id = $1 AND p.number = $2::int AND r.state = 'awaiting_upload' AND r.deleted_at IS NULL`;

/**
 * Requires that a part is still wanted, before its bytes arrive.
 * @throws `gone` after the upload was completed, given up or deleted
 */
export async function requireAwaitedPart(key: string): Promise<void> {
  const { recordingId = "", number = 0 } = partOfKey(key) ?? {};
  const [row] = await sql("recording_upload_awaited", AWAITED, [recordingId, number]);
  if (!row) throw new Problem("gone", "This upload is finished. Create a new one.");
}
