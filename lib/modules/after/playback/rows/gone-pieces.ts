import { requestProgramAgain } from "@/lib/modules/after/program-requests";
import { countStored } from "@/lib/modules/files/files";
import { sql, transaction } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { StorageError, storageProvider } from "@/lib/providers/storage";
import { Kept } from "./kept";

/** A piece that a version plays and that isn't stored any more. */
export interface GonePiece extends Record<string, unknown> {
  rendition: string;
  key: string;
}

const FIND = `
SELECT e.rendition, p.key FROM program_entry e
JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key
WHERE e.recording_id = $1 AND e.version = $2 AND p.state <> 'stored'`;

/** Returns what a version plays and storage has lost. */
export const gonePieces = (recordingId: string, version: number): Promise<GonePiece[]> =>
  sql<GonePiece>("program_pieces_gone", FIND, [recordingId, version]);

/** Whether a file isn't in storage, as an error or its cause says. */
export function isMissing(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof StorageError && one.kind === "missing") return true;
  return false;
}

/** Its row stays, so that entries keep their places: it's made again under its key. */
const FORGET = `
WITH gone AS (
  SELECT key, size_bytes FROM program_piece
  WHERE recording_id = $1 AND file_key = ANY ($2::text[]) AND state = 'stored' FOR UPDATE
), forgotten AS (
  UPDATE program_piece p SET state = 'failed', failure = 'missing', file_key = NULL, size_bytes = 0, attempts = 0, retry_at = NULL
  FROM gone WHERE p.recording_id = $1 AND p.key = gone.key RETURNING gone.size_bytes
)
SELECT r.workspace_id AS "workspaceId", r.state, count(f.*)::int AS pieces, COALESCE(sum(f.size_bytes), 0)::float8 AS bytes
FROM recording r LEFT JOIN forgotten f ON true WHERE r.id = $1 AND r.deleted_at IS NULL GROUP BY r.id`;

interface Forgotten extends Record<string, unknown> {
  workspaceId: string;
  state: string;
  pieces: number;
  bytes: number;
}

/** Has pieces made again whose files are gone. What is still being composed gets them at its end. */
export async function remakePieces(recordingId: string, fileKeys: readonly string[]): Promise<void> {
  if (fileKeys.length === 0) return;
  await transaction(async () => {
    const [row] = await sql<Forgotten>("program_pieces_forget", FORGET, [recordingId, fileKeys]);
    if (!row || row.pieces === 0) return;
    await countStored(row.workspaceId, -row.bytes, -row.pieces);
    if (row.state === "ready") await requestProgramAgain(recordingId);
    log().warn(
      { recording_id: recordingId, pieces: row.pieces },
      "pieces of a program are gone from storage",
    );
  });
}

/** A request lasts longer. */
const AGAIN_MS = 60_000;

const asked = new Kept<{ at: number }>("playback-gone-asked", 100);

/** Has a ready program made again as long as someone asks for a piece of it that is gone. */
export async function askAgain(recordingId: string): Promise<void> {
  const before = asked.get(recordingId);
  if (before && performance.now() - before.at < AGAIN_MS) return;
  asked.put(recordingId, { at: performance.now() });
  const ready = await sql("program_gone_ready", "SELECT 1 FROM recording WHERE id = $1 AND state = 'ready'", [
    recordingId,
  ]);
  if (ready.length > 0) await requestProgramAgain(recordingId);
}

const STORED = `
SELECT file_key AS "fileKey" FROM program_piece WHERE recording_id = $1 AND state = 'stored' AND file_key IS NOT NULL`;
const AT_ONCE = 8;

/** Looks at all stored pieces of a recording, and has those made again that are gone. Where one is, others may be. */
export async function remakeGonePieces(recordingId: string): Promise<void> {
  const rows = await sql<{ fileKey: string }>("program_pieces_check", STORED, [recordingId]);
  const gone: string[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const found = await Promise.all(some.map(({ fileKey }) => storageProvider().stat(fileKey)));
    gone.push(...some.flatMap(({ fileKey }, index) => (found[index] ? [] : [fileKey])));
  }
  await remakePieces(recordingId, gone);
}
