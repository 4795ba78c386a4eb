import { Problem } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";

const AWAITED = `
SELECT 1 FROM track_chunk c JOIN track_part p ON p.id = c.part_id JOIN recording_track t ON t.id = p.track_id
  JOIN recording r ON r.id = t.recording_id
WHERE c.part_id = $1 AND c.number = $2::int AND t.erased_at IS NULL AND r.deleted_at IS NULL`;

/**
 * Requires that a chunk is still wanted, before its bytes arrive.
 * @throws `gone` after an erasure: bytes that no row names would stay forever
 */
export async function requireAwaited(key: string): Promise<void> {
  const [partId, number] = key.split("/").slice(-2);
  const [row] = await sql("track_chunk_awaited", AWAITED, [partId, Number(number)]);
  if (!row) throw new Problem("gone", "This recording was deleted.");
}
