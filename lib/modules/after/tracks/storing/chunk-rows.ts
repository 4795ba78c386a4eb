import { countStored } from "@/lib/modules/files/files";
import { sql, transaction } from "@/lib/platform/database/db";

/** A chunk whose bytes are in storage. */
export interface StoredChunk {
  partId: string;
  number: number;
  startMs: number;
  endMs: number;
  startsClean: boolean;
  sizeBytes: number;
  sha256: string;
  key: string;
}

/** Only chunks of parts that still exist: someone may have erased the track meanwhile. */
const WRITE = `
WITH written AS (
  INSERT INTO track_chunk (part_id, number, state, start_ms, end_ms, starts_clean, size_bytes, sha256, key, stored_at)
  SELECT g.part_id, g.number, 'stored', g.start_ms, g.end_ms, g.starts_clean, g.size_bytes, g.sha256, g.key, now()
  FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::bool[], $6::int[], $7::text[], $8::text[])
    AS g (part_id, number, start_ms, end_ms, starts_clean, size_bytes, sha256, key)
  JOIN track_part p ON p.id = g.part_id JOIN recording_track t ON t.id = p.track_id AND t.erased_at IS NULL
  ON CONFLICT (part_id, number) DO NOTHING
  RETURNING part_id, number, size_bytes
), touched AS (
  UPDATE track_part SET updated_at = now() WHERE id IN (SELECT part_id FROM written)
)
SELECT part_id, number, size_bytes FROM written`;

interface Written extends Record<string, unknown> {
  part_id: string;
  number: number;
  size_bytes: number;
}

/**
 * Writes the rows of stored chunks, and counts them against the workspace's storage.
 * @returns the chunks that nothing needs, because their track was erased, and whether the storage is full
 */
export function writeChunks(
  workspaceId: string,
  chunks: readonly StoredChunk[],
): Promise<{ unwanted: StoredChunk[]; isFull: boolean }> {
  return transaction(async () => {
    const written = await sql<Written>("track_chunk_write", WRITE, [
      chunks.map(({ partId }) => partId),
      chunks.map(({ number }) => number),
      chunks.map(({ startMs }) => startMs),
      chunks.map(({ endMs }) => endMs),
      chunks.map(({ startsClean }) => startsClean),
      chunks.map(({ sizeBytes }) => sizeBytes),
      chunks.map(({ sha256 }) => sha256),
      chunks.map(({ key }) => key),
    ]);
    const bytes = written.reduce((sum, { size_bytes: size }) => sum + size, 0);
    const isFull = await countStored(workspaceId, bytes, written.length);
    const known = new Set(written.map(({ part_id: part, number }) => `${part}/${number}`));
    return { unwanted: chunks.filter(({ partId, number }) => !known.has(`${partId}/${number}`)), isFull };
  });
}
