import { sql } from "@/lib/platform/database/db";
import { storageProvider } from "@/lib/providers/storage";

/** A piece that a version plays. */
export interface StoredPiece extends Record<string, unknown> {
  number: number;
  fileKey: string;
  place: number;
  /** How many of its frames are played. */
  frames: number;
  pieceFrames: number;
}

const READ = `
SELECT e.number, p.file_key AS "fileKey", e.place, e.frames, p.frames AS "pieceFrames"
FROM program_entry e
JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key AND p.state = 'stored'
WHERE e.recording_id = $1 AND e.version = $2 AND e.rendition = $3 ORDER BY e.number`;

export const storedPieces = (
  recordingId: string,
  version: number,
  rendition: string,
): Promise<StoredPiece[]> =>
  sql<StoredPiece>("program_stored_pieces", READ, [recordingId, version, rendition]);

export async function headerOf(recordingId: string, rendition: string): Promise<Buffer | undefined> {
  const [row] = await sql<{ bytes: Buffer }>(
    "program_header_bytes",
    "SELECT bytes FROM program_header WHERE recording_id = $1 AND rendition = $2",
    [recordingId, rendition],
  );
  return row && Buffer.from(row.bytes);
}

/** Returns all bytes of a stored file. */
export async function readStored(key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await storageProvider().open(key)) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** How many files are fetched before they are needed, because storage may be far away. */
const AHEAD = 8;

/** Reads pieces in order, a few ahead. */
export async function* readAhead<T extends { fileKey: string }>(
  pieces: readonly T[],
): AsyncGenerator<{ piece: T; bytes: Buffer }, void> {
  const reading: (Promise<Buffer> | undefined)[] = [];
  for (const [index, piece] of pieces.entries()) {
    while (reading.length < Math.min(index + AHEAD, pieces.length)) {
      const next = readStored(pieces[reading.length]?.fileKey ?? "");
      // It's thrown where it's awaited. The reader may have stopped by then.
      next.catch(() => undefined);
      reading.push(next);
    }
    const bytes = (await reading[index]) as Buffer;
    reading[index] = undefined;
    yield { piece, bytes };
  }
}
