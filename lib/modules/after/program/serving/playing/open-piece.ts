import { AAC_SAMPLES, TICKS_PER_FRAME } from "@/lib/composition/grid";
import { firstSamples } from "@/lib/composition/media/first-samples";
import { placedFragments } from "@/lib/composition/media/piece";
import { sql } from "@/lib/platform/database/db";
import { readStored } from "../files/stored-pieces";
import { bytesFile } from "./bytes-file";
import type { PlaybackFile } from "./playback-file";

interface Stored extends Record<string, unknown> {
  key: string;
  fileKey: string;
  number: number;
  place: number;
  frames: number;
  pieceFrames: number;
}

/**
 * A piece of the version that is played now. For an address from an earlier version's playlist, it's the piece that
 * shows the same time in the same place, if there is one: viewers go on watching when better copies have arrived, and
 * what was taken out can't be fetched.
 */
const FIND = `
SELECT p.key, p.file_key AS "fileKey", e.number, e.place, e.frames, p.frames AS "pieceFrames"
FROM program_entry asked
JOIN recording r ON r.id = asked.recording_id AND r.deleted_at IS NULL
JOIN workspace w ON w.id = r.workspace_id AND w.status = 'active'
JOIN program_entry e ON e.recording_id = asked.recording_id AND e.version = r.program_version AND e.rendition = asked.rendition
  AND ((e.version = asked.version AND e.number = asked.number)
    OR (e.version <> asked.version AND e.place = asked.place AND e.frames = asked.frames
      AND e.session_id = asked.session_id AND e.media_ms = asked.media_ms))
JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key AND p.state = 'stored'
WHERE asked.recording_id = $1 AND asked.version = $2 AND asked.rendition = $3 AND asked.number = $4`;

interface Asked {
  version: number;
  rendition: string;
  number: number;
}

/** Returns a piece at its place in the program; undefined if it isn't played any more. */
export async function openPiece(recordingId: string, asked: Asked): Promise<PlaybackFile | undefined> {
  const { version, rendition, number } = asked;
  const [row] = await sql<Stored>("playback_piece", FIND, [recordingId, version, rendition, number]);
  if (!row) return undefined;
  const isSound = rendition === "sound";
  const bytes = await readStored(row.fileKey);
  const media = isSound && row.frames < row.pieceFrames ? firstSamples(bytes, row.frames) : bytes;
  const placed = placedFragments(
    media,
    row.place * (isSound ? AAC_SAMPLES : TICKS_PER_FRAME),
    row.number + 1,
  );
  const mark = `${row.key.slice(0, 22)}-${row.place}-${row.frames}`;
  return bytesFile(isSound ? "audio/mp4" : "video/mp4", placed, { mark });
}
