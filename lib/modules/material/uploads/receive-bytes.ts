import type { Upload } from "@/lib/generated/prisma/client";
import { dropPieces, storePiece, typeOfBytes } from "@/lib/modules/files/files";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";

/** Size of one write: the most that is lost if the process dies, and held in memory per sender. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * Receives bytes of an upload, starting at `start`; without it from the beginning, replacing earlier bytes.
 * If the sender disconnects, received bytes stay and a later call continues after them.
 * @returns the total number of bytes received
 */
export async function receiveBytes(
  upload: Upload,
  source: AsyncIterable<Uint8Array>,
  start?: number,
): Promise<number> {
  const attempt = start === undefined ? await restartUpload(upload) : await goOn(upload, start);
  const sent = new Sent(upload, attempt, start ?? 0);
  const bytes = (start ?? 0) === 0 ? (await typeOfBytes(source, [upload.contentType])).bytes : source;
  try {
    for await (const chunk of bytes) await sent.take(chunk);
  } catch (error) {
    // If the sender disconnects, the rest is worth keeping too.
    await sent.flush().catch(() => undefined);
    throw error;
  }
  await sent.flush();
  return sent.at;
}

async function restartUpload({ id }: Upload): Promise<number> {
  const [row] = await sql<{ attempt: number; pieces: string[] }>(
    "upload_begin",
    `WITH begun AS (
       UPDATE upload SET attempt = attempt + 1, received_bytes = 0 WHERE id = $1 AND expires_at > now() RETURNING attempt
     ), previous AS (
       DELETE FROM upload_piece WHERE upload_id = $1 AND EXISTS (SELECT 1 FROM begun) RETURNING file_id
     )
     SELECT attempt, ARRAY(SELECT file_id FROM previous) AS pieces FROM begun`,
    [id],
  );
  if (!row) throw closed();
  await dropPieces(row.pieces);
  return row.attempt;
}

/** Refuses earlier senders from here on. A broken connection may take long to be noticed. */
async function goOn({ id }: Upload, start: number): Promise<number> {
  const [row] = await sql<{ attempt: number }>(
    "upload_go_on",
    `UPDATE upload SET attempt = attempt + 1 WHERE id = $1 AND received_bytes = $2 AND expires_at > now()
     RETURNING attempt`,
    [id, start],
  );
  if (!row) throw taken();
  return row.attempt;
}

const taken = () =>
  stateConflict("awaiting_upload", "More bytes have arrived since. Check how many, and continue from there.");
const closed = () => new Problem("gone", "This upload is finished. Create a new one.");

/** Writes one sender's bytes as pieces. */
class Sent {
  #held: Uint8Array[] = [];
  #bytes = 0;

  constructor(
    private readonly upload: Upload,
    private readonly attempt: number,
    public at: number,
  ) {}

  async take(chunk: Uint8Array): Promise<void> {
    this.#held.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes >= PIECE_BYTES) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#bytes === 0) return;
    const size = this.#bytes;
    const chunks = this.#held;
    this.#held = [];
    this.#bytes = 0;
    const piece = await storePiece(this.upload, chunks);
    if (!(await this.#append(piece, size))) {
      await dropPieces([piece.fileId]);
      throw taken();
    }
    this.at += size;
  }

  /** Appends only if no other sender was faster: two can't both add the next piece. */
  async #append(piece: { fileId: string; key: string }, size: number): Promise<boolean> {
    const rows = await sql(
      "upload_append",
      `WITH moved AS (
         UPDATE upload SET received_bytes = received_bytes + $4::int
         WHERE id = $1 AND attempt = $2::int AND received_bytes = $3::int AND expires_at > now() RETURNING id
       )
       INSERT INTO upload_piece (upload_id, start, size_bytes, file_id, key)
       SELECT id, $3::int, $4::int, $5, $6 FROM moved RETURNING start`,
      [this.upload.id, this.attempt, this.at, size, piece.fileId, piece.key],
    );
    return rows.length > 0;
  }
}
