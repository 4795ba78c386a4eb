import { countStored } from "@/lib/modules/files/files";
import { sql, transaction } from "@/lib/platform/database/db";

/** A chunk with its key in storage. */
export interface ChunkRow {
  partId: string;
  number: number;
  startMs: number;
  endMs: number;
  startsClean: boolean;
  sizeBytes: number;
  sha256: string;
  key: string;
}

interface Named extends Record<string, unknown> {
  part_id: string;
  number: number;
}

/**
 * Only for parts that are still captured: someone may have erased the track, or another process have closed the part. Those
 * that are being erased at this moment are waited for and left out.
 */
const ANNOUNCE = `
WITH part AS (
  SELECT p.id FROM track_part p JOIN recording_track t ON t.id = p.track_id AND t.erased_at IS NULL
  WHERE p.id = ANY ($1::text[]) AND p.state = 'capturing' ORDER BY p.id FOR KEY SHARE OF p
)
INSERT INTO track_chunk AS c (part_id, number, start_ms, end_ms, starts_clean, size_bytes, sha256, key)
SELECT g.part_id, g.number, g.start_ms, g.end_ms, g.starts_clean, g.size_bytes, g.sha256, g.key
FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::bool[], $6::int[], $7::text[], $8::text[])
  AS g (part_id, number, start_ms, end_ms, starts_clean, size_bytes, sha256, key)
JOIN part ON part.id = g.part_id
ON CONFLICT (part_id, number) DO UPDATE SET sha256 = EXCLUDED.sha256 WHERE c.state = 'awaited'
RETURNING part_id, number`;

/** A repeat finds the rows as it left them: its answer may have been lost. */
const CONFIRM = `
WITH given AS (SELECT * FROM unnest($1::text[], $2::int[]) AS g (part_id, number)), marked AS (
  UPDATE track_chunk c SET state = 'stored', stored_at = now() FROM given g
  WHERE c.part_id = g.part_id AND c.number = g.number AND c.state = 'awaited'
  RETURNING c.part_id, c.number, c.size_bytes
), touched AS (
  UPDATE track_part SET updated_at = now() WHERE id IN (SELECT part_id FROM marked)
)
SELECT c.part_id, c.number, COALESCE(m.size_bytes, 0) AS bytes, (m.number IS NOT NULL)::int AS files
FROM given g JOIN track_chunk c ON c.part_id = g.part_id AND c.number = g.number
LEFT JOIN marked m ON m.part_id = c.part_id AND m.number = c.number`;

const nameOf = ({ part_id, number }: Named): string => `${part_id}/${number}`;
const isAmong = (rows: readonly Named[]): ((chunk: ChunkRow) => boolean) => {
  const names = new Set(rows.map(nameOf));
  return ({ partId, number }) => names.has(nameOf({ part_id: partId, number }));
};

/**
 * Writes the rows of chunks whose bytes follow: bytes that no row names would stay forever.
 * @returns whether a chunk is wanted
 */
async function announce(chunks: readonly ChunkRow[]): Promise<(chunk: ChunkRow) => boolean> {
  if (chunks.length === 0) return () => false;
  const rows = await sql<Named>("track_chunk_announce", ANNOUNCE, [
    chunks.map(({ partId }) => partId),
    chunks.map(({ number }) => number),
    chunks.map(({ startMs }) => startMs),
    chunks.map(({ endMs }) => endMs),
    chunks.map(({ startsClean }) => startsClean),
    chunks.map(({ sizeBytes }) => sizeBytes),
    chunks.map(({ sha256 }) => sha256),
    chunks.map(({ key }) => key),
  ]);
  return isAmong(rows);
}

interface Confirmed {
  /** Nothing needs these any more. */
  unwanted: ChunkRow[];
  isFull: boolean;
}

async function confirm(workspaceId: string, chunks: readonly ChunkRow[]): Promise<Confirmed> {
  if (chunks.length === 0) return { unwanted: [], isFull: false };
  const rows = await sql<Named & { bytes: number; files: number }>("track_chunk_confirm", CONFIRM, [
    chunks.map(({ partId }) => partId),
    chunks.map(({ number }) => number),
  ]);
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  const files = rows.reduce((sum, row) => sum + row.files, 0);
  const isFull = files > 0 && (await countStored(workspaceId, bytes, files));
  const isKnown = isAmong(rows);
  return { unwanted: chunks.filter((chunk) => !isKnown(chunk)), isFull };
}

/**
 * Announces chunks whose bytes are to be stored, and confirms those whose bytes are, which counts them against the
 * workspace's storage. Safe to repeat.
 */
export const writeChunks = (
  workspaceId: string,
  { announced, stored }: { announced: readonly ChunkRow[]; stored: readonly ChunkRow[] },
): Promise<Confirmed & { isWanted: (chunk: ChunkRow) => boolean }> =>
  transaction(async () => {
    const isWanted = await announce(announced);
    return { isWanted, ...(await confirm(workspaceId, stored)) };
  });
