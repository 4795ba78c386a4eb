import { LARGE_PICTURE, LIVE_VERSION, PICTURE, SOUND } from "@/lib/modules/after/playback";
import { sql } from "@/lib/platform/database/db";
import type { Entry } from "../planning/entries";
import { composedMs } from "../planning/plan-program";
import { type Ends, NOTHING_YET } from "../planning/planned-piece";
import type { ProgramAt } from "./program-at";

type Version = Pick<ProgramAt, "id" | "version">;

const ENDS = `
SELECT rendition, max(number) + 1 AS count, max(place + frames)::int AS place
FROM program_entry WHERE recording_id = $1 AND version = $2 GROUP BY rendition`;

/** Returns how far a version's entries go. */
export async function readEnds({ id, version }: Version): Promise<Ends> {
  const rows = await sql<{ rendition: string; count: number; place: number }>("program_ends", ENDS, [
    id,
    version,
  ]);
  const endOf = (name: keyof Ends) => {
    const row = rows.find(({ rendition }) => rendition === name);
    return row ? { count: row.count, place: row.place } : NOTHING_YET[name];
  };
  return { [PICTURE]: endOf(PICTURE), [LARGE_PICTURE]: endOf(LARGE_PICTURE), [SOUND]: endOf(SOUND) };
}

/** Returns a version's entries in order, without those of its larger picture. */
export const readEntries = ({ id, version }: Version): Promise<Entry[]> =>
  sql<Entry & Record<string, unknown>>(
    "program_entries",
    `SELECT rendition, number, piece_key AS "pieceKey", place, frames, session_id AS "sessionId",
       media_ms AS "mediaMs", is_stand_in AS "isStandIn"
     FROM program_entry WHERE recording_id = $1 AND version = $2 AND rendition <> $3 ORDER BY rendition, number`,
    [id, version, LARGE_PICTURE],
  );

const INSERT = `
INSERT INTO program_entry
  (recording_id, version, rendition, number, piece_key, place, frames, session_id, media_ms, is_stand_in)
SELECT $1, $2, * FROM unnest($3::text[], $4::int[], $5::text[], $6::int[], $7::int[], $8::text[], $9::float8[], $10::bool[])
ON CONFLICT DO NOTHING`;

const ADOPT = `
UPDATE program_piece SET live_only = false WHERE recording_id = $1 AND live_only AND key = ANY ($2::text[])`;

const LIVE = "SELECT key FROM program_piece WHERE recording_id = $1 AND live_only AND key = ANY ($2::text[])";

/** Returns those of the pieces that only viewers over HTTP get. */
export const livePieces = async (recordingId: string, keys: readonly string[]): Promise<string[]> =>
  (await sql<{ key: string }>("program_pieces_live", LIVE, [recordingId, keys])).map(({ key }) => key);

/** Pieces that were made for viewers over HTTP belong to the recording from then on: their keys say what is in them. */
export async function adoptPieces(recordingId: string, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await sql("program_pieces_adopt", ADOPT, [recordingId, keys]);
}

/** Writes entries of a version, in the caller's transaction. */
export async function insertEntries({ id, version }: Version, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const keys = entries.map(({ pieceKey }) => pieceKey);
  if (version !== LIVE_VERSION) await adoptPieces(id, keys);
  await sql("program_entries_add", INSERT, [
    ...[id, version],
    entries.map(({ rendition }) => rendition),
    entries.map(({ number }) => number),
    keys,
    entries.map(({ place }) => place),
    entries.map(({ frames }) => frames),
    entries.map(({ sessionId }) => sessionId),
    entries.map(({ mediaMs }) => mediaMs),
    entries.map(({ isStandIn }) => isStandIn),
  ]);
}

/** Appends entries to the version that is being composed, which is played from then on, in the caller's transaction. */
export async function appendEntries(at: Version, entries: readonly Entry[], ends: Ends): Promise<void> {
  if (entries.length === 0) return;
  await insertEntries(at, entries);
  await sql(
    "program_composed",
    `UPDATE recording SET program_version = $2, updated_at = now(),
       composed_ms = CASE WHEN program_version = $2 THEN GREATEST(composed_ms, $3) ELSE $3 END WHERE id = $1`,
    [at.id, at.version, composedMs(ends)],
  );
}

/**
 * Begins a version with what an earlier one has, in the caller's transaction. The larger picture isn't continued: it's made
 * once the show is over.
 */
export async function copyEntries({ id, version }: Version, from: number): Promise<void> {
  await sql(
    "program_entries_copy",
    `INSERT INTO program_entry
       (recording_id, version, rendition, number, piece_key, place, frames, session_id, media_ms, is_stand_in)
     SELECT recording_id, $2, rendition, number, piece_key, place, frames, session_id, media_ms, is_stand_in
     FROM program_entry WHERE recording_id = $1 AND version = $3 AND rendition <> $4 ON CONFLICT DO NOTHING`,
    [id, version, from, LARGE_PICTURE],
  );
  await sql(
    "program_versioned",
    "UPDATE recording SET program_version = $2, updated_at = now() WHERE id = $1",
    [id, version],
  );
}

/**
 * Drops a version's entries and begins the next one from nothing, in the caller's transaction. It's another version because
 * what is kept of a version, by us and by players, only ever becomes longer.
 */
export async function clearEntries({ id, version }: Version): Promise<void> {
  await sql("program_entries_clear", "DELETE FROM program_entry WHERE recording_id = $1 AND version = $2", [
    id,
    version,
  ]);
  await sql(
    "program_restarted",
    "UPDATE recording SET version = version + 1, program_version = NULL, composed_ms = 0, updated_at = now() WHERE id = $1",
    [id],
  );
}
