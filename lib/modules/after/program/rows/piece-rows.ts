import { type Rendition, SOUND } from "@/lib/modules/after/playback";
import { countStored, dropPieces } from "@/lib/modules/files/files";
import { sql } from "@/lib/platform/database/db";
import type { Heard } from "../planning/levels";
import type { PlannedPiece } from "../planning/planned-piece";
import { type KnownPiece, pauseAfter } from "../planning/verdict";
import type { ProgramAt } from "./program-at";

/** What was measured in a piece: `program_piece.measured`. */
interface Measured {
  /** Files that are missing in it. */
  notes: readonly { code: string; key: string }[];
  /** Of sound: by person, how loud they were, and how much louder they were made, in decibels. */
  loudness?: Heard["loudness"];
  levels?: Heard["levels"];
  /** Of sound, for the waveform: the highest sample of each 128 ms, from 0 to 100. */
  peaks?: readonly number[];
}

/** A piece whose bytes are in storage, as a file that expires unless `insertPiece` claims it. */
export interface StoredPiece {
  key: string;
  rendition: Rendition;
  frames: number;
  file: { fileId: string; key: string };
  sizeBytes: number;
  sha256: string;
  measured: Measured;
  people: readonly string[];
  header: { bytes: Buffer; width: number | null; height: number | null };
}

const KNOWN = `
SELECT key, state, attempts, retry_at AS "retryAt" FROM program_piece
WHERE recording_id = $1 AND key = ANY ($2::text[])`;

/** Returns what is known of pieces, by key. */
export async function readKnown(
  recordingId: string,
  keys: readonly string[],
): Promise<Map<string, KnownPiece>> {
  const rows = await sql<KnownPiece & Record<string, unknown> & { key: string }>(
    "program_pieces_known",
    KNOWN,
    [recordingId, keys],
  );
  return new Map(rows.map(({ key, state, attempts, retryAt }) => [key, { state, attempts, retryAt }]));
}

const HEARD = `
SELECT e.place, p.measured FROM program_entry e
JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key
WHERE e.recording_id = $1 AND e.version = $2 AND e.rendition = '${SOUND}' ORDER BY e.number`;

/** Returns how loud people are in a version. */
export async function readHeard({ id, version }: Pick<ProgramAt, "id" | "version">): Promise<Heard[]> {
  const rows = await sql<{ place: number; measured: Measured }>("program_heard", HEARD, [id, version]);
  return rows.map(({ place, measured: { loudness = {}, levels = {} } }) => ({ place, loudness, levels }));
}

const INSERT = `
INSERT INTO program_piece AS p
  (recording_id, key, rendition, state, frames, file_key, size_bytes, sha256, measured, people, live_only)
VALUES ($1, $2, $3, 'stored', $4, $5, $6, $7, $8::jsonb, $9::text[], $10)
ON CONFLICT (recording_id, key) DO UPDATE SET state = 'stored', file_key = $5, size_bytes = $6, sha256 = $7,
  measured = $8::jsonb, people = $9::text[], failure = NULL, retry_at = NULL WHERE p.state = 'failed'
RETURNING key`;

const HEADER = `
INSERT INTO program_header AS h (recording_id, rendition, width, height, bytes) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (recording_id, rendition) DO UPDATE SET width = $3, height = $4, bytes = $5 WHERE h.bytes <> $5`;

/**
 * Writes a piece (`isLiveOnly`: for viewers over HTTP) and its header, and counts it against the workspace's storage, in
 * the caller's transaction. If someone else has made it already, theirs stays.
 * @returns whether the workspace's storage is full now, so that nothing that stays may be made any more
 */
export async function insertPiece(
  { id, workspaceId }: ProgramAt,
  piece: StoredPiece,
  isLiveOnly: boolean,
): Promise<boolean> {
  const { file, header } = piece;
  const written = await sql("program_piece_add", INSERT, [
    ...[id, piece.key, piece.rendition, piece.frames, file.key, piece.sizeBytes, piece.sha256],
    ...[JSON.stringify(piece.measured), piece.people, isLiveOnly],
  ]);
  if (written.length === 0) {
    await dropPieces([file.fileId]);
    return false;
  }
  const claimed = await sql(
    "program_piece_claim",
    "DELETE FROM file WHERE id = $1 AND state = 'receiving' RETURNING id",
    [file.fileId],
  );
  if (claimed.length === 0) throw new Error("A piece's bytes were removed before its row was written.");
  await sql("program_header_add", HEADER, [id, piece.rendition, header.width, header.height, header.bytes]);
  const isFull = await countStored(workspaceId, piece.sizeBytes, 1);
  return isFull && !isLiveOnly;
}

const FAIL = `
INSERT INTO program_piece AS p
  (recording_id, key, rendition, state, frames, people, failure, attempts, retry_at, live_only, measured)
VALUES ($1, $2, $3, 'failed', $4, '{}', $5, 1, now() + make_interval(secs => $6::float8), $9, $10::jsonb)
ON CONFLICT (recording_id, key) DO UPDATE SET failure = $5, measured = $10::jsonb, attempts = p.attempts + 1,
  retry_at = now() + make_interval(secs => CASE p.attempts WHEN 0 THEN $6::float8 WHEN 1 THEN $7::float8 ELSE $8::float8 END)
  WHERE p.state = 'failed'
RETURNING state, attempts, retry_at AS "retryAt"`;

/** Records that a piece couldn't be made, and where it belongs, in the caller's transaction. */
export async function insertFailure(
  { id }: ProgramAt,
  { key, rendition, pieceFrames, sessionId, mediaMs }: PlannedPiece,
  failure: string,
  isLiveOnly: boolean,
): Promise<KnownPiece> {
  const pauses = [1, 2, 3].map((attempts) => pauseAfter(attempts) / 1000);
  const place = JSON.stringify({ session_id: sessionId, media_ms: mediaMs });
  const values = [id, key, rendition, pieceFrames, failure, ...pauses, isLiveOnly, place];
  const [row] = await sql<KnownPiece & Record<string, unknown>>("program_piece_fail", FAIL, values);
  // Another worker has made it.
  return row ?? { state: "stored", attempts: 0, retryAt: null };
}
