import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "@/lib/composition/grid";
import { sql } from "@/lib/platform/database/db";
import type { MediaRange } from "@/lib/program";
import { earlierUrl } from "../address/playback-urls";
import { PICTURE, SOUND } from "../rows/rendition";
import { type EarlierPlace, earlierPlace } from "./earlier-place";

interface Asked {
  /** The one that an edit began. */
  version: number;
  /** What the edit changed; null for all of it. */
  ranges: readonly MediaRange[] | null;
  /** Only where this person is seen or heard; null for everyone. */
  personId: string | null;
  isSound: boolean;
}

interface Row extends Record<string, unknown> {
  version: number;
  sessionId: string;
  mediaMs: number;
  place: number;
  frames: number;
}

const READ = `
SELECT e.version, e.session_id AS "sessionId", e.media_ms AS "mediaMs", e.place, e.frames
FROM program_entry e
JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key AND p.state = 'stored'
WHERE e.recording_id = $1 AND e.rendition = $2 AND ($4::text IS NULL OR $4 = ANY (p.people))
  AND e.version = (SELECT max(o.version) FROM program_entry o
    WHERE o.recording_id = $1 AND o.rendition = $2 AND o.version > 0 AND o.version < $3)
ORDER BY e.number`;

/** What is played before and after the place, in milliseconds. */
const AROUND_MS = 3_000;

export interface Earlier extends EarlierPlace {
  /** Playlist of that version, in which this place can be played whatever was edited out of it. */
  url: string;
}

/** Returns where the last version before an edit plays what it changed. Null if that isn't stored any more. */
export async function playEarlier(recordingId: string, asked: Asked): Promise<Earlier | null> {
  const { version, ranges, personId, isSound } = asked;
  const rendition = isSound ? SOUND : PICTURE;
  const unitMs = 1000 * (isSound ? AAC_SAMPLES / SAMPLE_RATE : 1 / FRAME_RATE);
  const rows = await sql<Row>("playback_earlier", READ, [recordingId, rendition, version, personId]);
  const [first] = rows;
  const pieces = rows.map(({ sessionId, mediaMs, place, frames }) => ({
    ...{ sessionId, mediaMs, programMs: place * unitMs, lengthMs: frames * unitMs },
  }));
  const place = earlierPlace(pieces, ranges);
  if (!first || !place) return null;
  const around = { fromMs: place.fromMs - AROUND_MS, toMs: place.toMs + AROUND_MS };
  return { ...place, url: earlierUrl(recordingId, { version: first.version, ...around }) };
}
