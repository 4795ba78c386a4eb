import { AAC_SAMPLES, TICKS_PER_FRAME } from "@/lib/composition/grid";
import { firstSamples } from "@/lib/composition/media/first-samples";
import { placedFragments } from "@/lib/composition/media/piece";
import { IS_WITHHELD } from "@/lib/modules/after/program-edits";
import { Problem } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";
import { askAgain, isMissing, remakePieces } from "../rows/gone-pieces";
import { LIVE_VERSION } from "../rows/live-version";
import { SOUND } from "../rows/rendition";
import { readStored } from "../rows/stored-pieces";
import { bytesFile } from "./bytes-file";
import type { PlaybackFile } from "./playback-file";

interface Stored extends Record<string, unknown> {
  key: string;
  /** Null if storage has lost it, and it hasn't been made again. */
  fileKey: string | null;
  number: number;
  place: number;
  frames: number;
  pieceFrames: number;
}

/** SQL: how long a frame of entry `e` is. */
const UNIT_MS = `CASE e.rendition WHEN '${SOUND}' THEN 1024 / 48.0 ELSE 1000 / 30.0 END`;

/**
 * The previous version keeps its entries as well, for players that are in the middle of it, until someone is erased or what
 * a piece shows is edited. What viewers over HTTP get is no version of the recording.
 */
const FIND = `
SELECT p.key, p.file_key AS "fileKey", e.number, e.place, e.frames, p.frames AS "pieceFrames"
FROM program_entry e
JOIN recording r ON r.id = e.recording_id AND r.deleted_at IS NULL AND (e.version = ${LIVE_VERSION} OR e.version <= r.program_version)
JOIN workspace w ON w.id = r.workspace_id AND w.status = 'active'
JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key
WHERE e.recording_id = $1 AND e.version = $2 AND e.rendition = $3 AND e.number = $4
  AND (NOT ${IS_WITHHELD} OR ($5::float8 < (e.place + e.frames) * ${UNIT_MS} AND e.place * ${UNIT_MS} < $6::float8))`;

interface Asked {
  version: number;
  rendition: string;
  number: number;
}

/** A part of a version, in milliseconds of the program. */
interface Part {
  fromMs: number;
  toMs: number;
}

/**
 * Returns a piece at its place in the program; undefined if it isn't played any more.
 * @param whole where what was edited out is played all the same
 * @throws Problem if storage has lost it: then it's made again
 */
export async function openPiece(
  recordingId: string,
  asked: Asked,
  whole?: Part,
): Promise<PlaybackFile | undefined> {
  const { version, rendition, number } = asked;
  const values = [recordingId, version, rendition, number, whole?.fromMs ?? null, whole?.toMs ?? null];
  const [row] = await sql<Stored>("playback_piece", FIND, values);
  if (!row) return undefined;
  const isSound = rendition === SOUND;
  const bytes = row.fileKey === null ? null : await readUnlessGone(recordingId, row.fileKey);
  if (!bytes) {
    // A show on air goes on without it.
    if (version === LIVE_VERSION) return undefined;
    await askAgain(recordingId);
    throw beingMade();
  }
  const media = isSound && row.frames < row.pieceFrames ? firstSamples(bytes, row.frames) : bytes;
  const placed = placedFragments(
    media,
    row.place * (isSound ? AAC_SAMPLES : TICKS_PER_FRAME),
    row.number + 1,
  );
  const mark = `${row.key.slice(0, 22)}-${row.place}-${row.frames}`;
  return bytesFile(isSound ? "audio/mp4" : "video/mp4", placed, { mark });
}

async function readUnlessGone(recordingId: string, fileKey: string): Promise<Buffer | null> {
  try {
    return await readStored(fileKey);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await remakePieces(recordingId, [fileKey]);
    return null;
  }
}

const beingMade = (): Problem =>
  new Problem(
    "service_unavailable",
    "This part of the recording is being rendered again. Try again in a few seconds.",
    undefined,
    { "Retry-After": "5" },
  );
