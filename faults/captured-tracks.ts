import type { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";

/** `[from, to]` on the session's media time, in milliseconds. */
type Range = readonly [from: number, to: number];

interface CapturedPart {
  /** Who, and what of them. */
  track: string;
  state: string;
  gaps: readonly Range[];
  /** The stored chunks, in order. */
  chunks: readonly Range[];
}

/** The server's copies of a show, as they're stored at the moment. */
export interface CapturedTracks {
  state: string;
  notes: readonly { code: string; from_ms?: number; to_ms?: number }[];
  parts: readonly CapturedPart[];
  /** The media time now, in milliseconds. */
  now: number;
}

const READ = `
SELECT r.state, r.notes,
  (SELECT extract(epoch FROM clock_timestamp() - s.media_started_at) * 1000 FROM show_session s
   WHERE s.recording_id = r.id ORDER BY s.started_at DESC LIMIT 1)::float8 AS now,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('track', t.person_id || ' ' || t.kind, 'state', p.state, 'gaps', p.gaps,
    'chunks', (SELECT COALESCE(jsonb_agg(jsonb_build_array(c.start_ms, c.end_ms) ORDER BY c.number), '[]')
               FROM track_chunk c WHERE c.part_id = p.id AND c.number > 0 AND c.state = 'stored'))
    ORDER BY p.created_at, p.id)
   FROM recording_track t JOIN track_part p ON p.track_id = t.id AND p.copy = 'server'
   WHERE t.recording_id = r.id), '[]') AS parts
FROM recording r JOIN event e ON e.id = r.event_id WHERE e.slug = $1`;

export async function capturedTracks(stack: OwnStack, { slug }: LiveRoom): Promise<CapturedTracks> {
  const [row] = await stack.query<CapturedTracks>(READ, [slug]);
  return row ?? { state: "", notes: [], parts: [], now: 0 };
}

/** Without the announcer, who is in the room only to speak. */
const partsByTrack = ({ parts }: CapturedTracks): Map<string, CapturedPart[]> =>
  Map.groupBy(
    parts.filter(({ track, chunks }) => chunks.length > 0 && !track.startsWith("announcer ")),
    ({ track }) => track,
  );

/** Up to where each track is stored, on the media time. */
export const storedUntil = (tracks: CapturedTracks): Map<string, number> =>
  new Map(
    [...partsByTrack(tracks)].map(([track, parts]) => [
      track,
      Math.max(...parts.flatMap(({ chunks }) => chunks.map(([, to]) => to))),
    ]),
  );

/** How much of each track's time before a moment isn't stored, at most: what was captured and is lost. */
export const lostBefore = (tracks: CapturedTracks, atMs: number): number =>
  Math.max(
    ...[...partsByTrack(tracks).values()].map((parts) => {
      const before = parts.flatMap(({ chunks }) => chunks.filter(([from]) => from < atMs));
      return atMs - Math.max(...before.map(([, to]) => Math.min(to, atMs)));
    }),
  );

/** How long after a moment the last of the tracks is captured again; 0 if all still were. In milliseconds. */
export const againAfter = (tracks: CapturedTracks, atMs: number): number =>
  Math.max(
    ...[...partsByTrack(tracks).values()].map((parts) => {
      const after = parts.flatMap(({ chunks }) => chunks.filter(([, to]) => to > atMs));
      return Math.max(0, Math.min(...after.map(([from]) => from)) - atMs);
    }),
  );

/** Of pictures, shorter ones are those that stay until the next. */
const holeMs = (track: string): number => (/microphone|announcer|sound/.test(track) ? 300 : 1_200);

/** Times inside parts that aren't stored, and that the part doesn't name. */
export function unnamedHoles({ parts }: CapturedTracks): string[] {
  return parts.flatMap(({ track, chunks, gaps }) =>
    chunks.flatMap(([from], index) => {
      const end = chunks[index - 1]?.[1] ?? from;
      const isNamed = gaps.some(([gapFrom, gapTo]) => gapFrom <= end + 100 && gapTo >= from - 100);
      return from - end > holeMs(track) && !isNamed ? [`${track} ${end}–${from}`] : [];
    }),
  );
}

/** Whether a note says that the capture was interrupted then. */
export const isNamed = ({ notes }: CapturedTracks, atMs: number, toleranceMs: number): boolean =>
  notes.some(
    ({ code, from_ms = 0, to_ms = 0 }) =>
      code === "capture_interrupted" && from_ms <= atMs + toleranceMs && to_ms >= atMs - toleranceMs,
  );
