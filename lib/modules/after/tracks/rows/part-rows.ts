import { sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import {
  type CapturedSource,
  type Gap,
  type OpenedPart,
  OVER_MS,
  type PartQuality,
} from "@/lib/providers/recorder/port";

const KINDS: Record<CapturedSource, string> = {
  camera: "camera",
  microphone: "microphone",
  screen_share: "screen",
  screen_share_audio: "screen_sound",
};
const ANNOUNCER = "announcer";

/** The kind of a track, as recordings call it. */
export const kindOf = ({ person, source }: Pick<OpenedPart, "person" | "source">): string =>
  person === ANNOUNCER ? ANNOUNCER : KINDS[source];

/**
 * Nothing is captured into a track that was erased, or into a recording that was deleted. An erased person gets no track
 * (trigger `recording_track_added`). Safe to repeat: its answer may have been lost.
 */
const OPEN = `
WITH track AS (
  INSERT INTO recording_track AS t (id, recording_id, person_id, kind)
  SELECT $1, r.id, $3, $4 FROM recording r WHERE r.id = $2 AND r.deleted_at IS NULL
  ON CONFLICT (recording_id, person_id, kind) DO UPDATE SET kind = t.kind
  RETURNING id, erased_at
)
INSERT INTO track_part
  (id, track_id, copy, session_id, source, starts_at_ms, content_type, codec, width, height, live_only)
SELECT $5, id, 'server', $6, $7, $8, $9, $10, $11, $12, $13 FROM track WHERE erased_at IS NULL
ON CONFLICT (track_id, copy, source) DO UPDATE SET source = EXCLUDED.source
RETURNING id`;

interface Place {
  recordingId: string;
  sessionId: string;
  isLiveOnly: boolean;
}

/** Creates the row of a part, and its track's if it's the first. @returns its id; undefined if it isn't wanted */
export async function openPart(place: Place, part: OpenedPart): Promise<string | undefined> {
  const [row] = await sql<{ id: string }>("track_part_open", OPEN, [
    newId("trk"),
    place.recordingId,
    part.person,
    kindOf(part),
    newId("prt"),
    place.sessionId,
    part.key,
    part.startsAtMs,
    part.contentType,
    part.codec,
    part.width,
    part.height,
    place.isLiveOnly,
  ]);
  return row?.id;
}

/** Safe to repeat: its answer may have been lost. */
const PLACE = `
WITH placed AS (
  SELECT id, $2::int - starts_at_ms AS by FROM track_part WHERE id = $1 AND starts_at_ms <> $2::int FOR UPDATE
), moved AS (
  UPDATE track_part p SET starts_at_ms = $2::int, updated_at = now(), gaps = (
    SELECT COALESCE(jsonb_agg(jsonb_build_array((g ->> 0)::int + placed.by, (g ->> 1)::int + placed.by)), '[]')
    FROM jsonb_array_elements(p.gaps) g
  ) FROM placed WHERE p.id = placed.id
)
UPDATE track_chunk c SET start_ms = start_ms + placed.by, end_ms = end_ms + placed.by
FROM placed WHERE c.part_id = placed.id`;

/** The sender's clock is known better: a part begins here, and its chunks and gaps move with it. */
export async function placePart(partId: string, startsAtMs: number): Promise<void> {
  await sql("track_part_place", PLACE, [partId, startsAtMs]);
}

const ADD_GAP = `
UPDATE track_part SET gaps = gaps || $2::jsonb, updated_at = now()
WHERE id = $1 AND state = 'capturing' AND NOT gaps @> $2::jsonb`;

/** Names a time that is missing within a part that is still captured. */
export async function addGap(partId: string, gap: Gap): Promise<void> {
  await sql("track_part_gap", ADD_GAP, [partId, JSON.stringify([gap])]);
}

interface Closing {
  endsAtMs: number;
  gaps: readonly Gap[];
  quality: PartQuality;
}

/**
 * Removed with it: chunks that were captured before it was known that the part had ended, and those whose bytes
 * never arrived.
 */
const CLOSE = `
WITH closed AS (
  UPDATE track_part SET state = 'complete', ends_at_ms = $2, gaps = $3::jsonb, quality = $4::jsonb, updated_at = now()
  WHERE id = $1 AND state = 'capturing' RETURNING id
)
DELETE FROM track_chunk c USING closed
WHERE c.part_id = closed.id AND (c.state = 'awaited' OR (c.number > 0 AND c.end_ms > $2 + ${OVER_MS}))`;

export async function closePart(partId: string, { endsAtMs, gaps, quality }: Closing): Promise<void> {
  await sql("track_part_close", CLOSE, [partId, endsAtMs, JSON.stringify(gaps), JSON.stringify(quality)]);
}

/** Parts that no process captures any more end with what was stored of them, and with the gaps before that. */
const lose = (which: string): string => `
WITH ended AS (
  SELECT p.id, r.id AS recording_id, COALESCE(
    (SELECT max(end_ms) FROM track_chunk c WHERE c.part_id = p.id AND c.state = 'stored'), p.starts_at_ms
  ) AS at_ms
  FROM track_part p JOIN recording_track t ON t.id = p.track_id JOIN recording r ON r.id = t.recording_id
  WHERE p.copy = 'server' AND p.state = 'capturing' AND ${which}
  FOR UPDATE OF p
), lost AS (
  UPDATE track_part p SET state = 'lost', updated_at = now(), ends_at_ms = ended.at_ms, gaps = (
    SELECT COALESCE(jsonb_agg(g), '[]') FROM jsonb_array_elements(p.gaps) g WHERE (g ->> 1)::int <= ended.at_ms
  ) FROM ended WHERE p.id = ended.id
  RETURNING p.id, p.session_id, p.ends_at_ms, p.live_only, ended.recording_id
), awaited AS (
  DELETE FROM track_chunk c USING lost WHERE c.part_id = lost.id AND c.state = 'awaited'
)
SELECT session_id, ends_at_ms, live_only, recording_id FROM lost`;

export async function losePart(partId: string): Promise<void> {
  await sql("track_part_lose", lose("p.id = $1"), [partId]);
}

interface LostPart extends Record<string, unknown> {
  recording_id: string;
  session_id: string;
  ends_at_ms: number;
  live_only: boolean;
}

/** Closes all open parts of a show's server copies, which a process that is gone left behind. @returns them */
export const closeLostParts = (eventId: string): Promise<LostPart[]> =>
  sql<LostPart>("track_part_lose_all", lose("r.event_id = $1"), [eventId]);

/** Returns up to when a session's recorded server copies go, on its media time; null if there are none. */
export async function capturedUntil(sessionId: string): Promise<number | null> {
  const [row] = await sql<{ ms: number | null }>(
    "track_part_until",
    `SELECT max(ends_at_ms)::float8 AS ms FROM track_part WHERE session_id = $1 AND copy = 'server' AND NOT live_only`,
    [sessionId],
  );
  return row?.ms ?? null;
}
