import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ByteRange } from "@/lib/operation/file-answer";
import { sql } from "@/lib/platform/database/db";
import { type StorageProvider, storageProvider } from "@/lib/providers/storage";
import { retimed } from "@/lib/room/recording/containers/retime";
import { partOfKey } from "./part-key";

interface Chunk extends Record<string, unknown> {
  key: string;
  sizeBytes: number;
  number: number;
  /** Where it belongs in the file, in milliseconds. */
  startMs: number;
  copy: string;
  contentType: string;
}

/** A part as one file. */
export interface PartFile {
  sizeBytes: number;
  /** Changes when more of it is stored. */
  etag: string;
  open(range?: ByteRange): Promise<Readable>;
}

/**
 * Returns the file of a part's key: its header and everything stored after it, in order. A missing chunk is
 * left out: each chunk says itself what time it belongs to, those of a browser as the server knows it. Undefined if nothing can be played, or the
 * recording or the track was deleted.
 */
export async function openPart(key: string): Promise<PartFile | undefined> {
  const partId = partOfKey(key);
  if (partId === undefined) return undefined;
  const chunks = await sql<Chunk>(
    "recording_part_chunks",
    `SELECT c.key, c.size_bytes AS "sizeBytes", c.number, c.start_ms - p.starts_at_ms AS "startMs",
       p.copy, p.content_type AS "contentType"
     FROM track_part p
     JOIN recording_track t ON t.id = p.track_id AND t.erased_at IS NULL
     JOIN recording r ON r.id = t.recording_id AND r.deleted_at IS NULL
     JOIN workspace w ON w.id = r.workspace_id AND w.status = 'active'
     JOIN track_chunk c ON c.part_id = p.id AND c.state = 'stored'
     WHERE p.id = $1 AND NOT p.live_only AND EXISTS (SELECT 1 FROM track_chunk h WHERE h.part_id = p.id AND h.number = 0 AND h.state = 'stored')
     ORDER BY c.number`,
    [partId],
  );
  if (chunks.length === 0) return undefined;
  const sizeBytes = chunks.reduce((sum, chunk) => sum + chunk.sizeBytes, 0);
  const whole = { start: 0, end: sizeBytes - 1 };
  return {
    sizeBytes,
    etag: `${partId}-${chunks.length}-${sizeBytes}`,
    open: async (range = whole) =>
      Readable.from(bytesOf(storageProvider(), chunks, range), { objectMode: false }),
  };
}

async function* bytesOf(
  storage: StorageProvider,
  chunks: readonly Chunk[],
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array, void> {
  const [header] = chunks;
  let head: Promise<Uint8Array> | undefined;
  let at = 0;
  for (const chunk of chunks) {
    const { key, sizeBytes, number, copy } = chunk;
    const first = Math.max(start - at, 0);
    const last = Math.min(end - at, sizeBytes - 1);
    if (first <= last) {
      if (header && number > 0 && copy === "browser") {
        head ??= wholeOf(storage, header.key);
        yield inPlace(chunk, await head, await wholeOf(storage, key)).subarray(first, last + 1);
      } else yield* await storage.open(key, { start: first, end: last });
    }
    at += sizeBytes;
    if (at > end) return;
  }
}

const wholeOf = async (storage: StorageProvider, key: string): Promise<Uint8Array> =>
  buffer(await storage.open(key));

/** What isn't media stays as it is. */
function inPlace({ contentType, startMs }: Chunk, header: Uint8Array, bytes: Uint8Array): Uint8Array {
  try {
    return retimed(contentType, header, bytes, startMs);
  } catch {
    return bytes;
  }
}
