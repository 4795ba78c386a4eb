import { sql } from "@/lib/platform/database/db";
import { Kept } from "./kept";

/** What a version plays: a piece with its place, in pictures or AAC frames. */
export interface PlayedEntry {
  number: number;
  place: number;
  frames: number;
  sessionId: string;
  /** Place of its first frame on the session's media time, in milliseconds. */
  mediaMs: number;
  /** When its first frame was live, in epoch milliseconds. Null in an intro or outro. */
  at: number | null;
  isStandIn: boolean;
}

/** A rendition of a version, from its start to its end or to the first piece that is missing. */
export interface PlayedRendition {
  entries: readonly PlayedEntry[];
  /** Pieces were deleted with a person, and haven't been made again. */
  hasHole: boolean;
  /** Changes when entries are added or deleted. */
  mark: string;
}

export interface Counted extends Record<string, unknown> {
  count: number;
  last: number;
}

interface Row extends PlayedEntry, Record<string, unknown> {}

const COUNT_ENTRIES = `
SELECT count(*)::int AS count, COALESCE(max(number), -1) AS last FROM program_entry
WHERE recording_id = $1 AND version = $2 AND rendition = $3`;

const READ = `
SELECT e.number, e.place, e.frames, e.session_id AS "sessionId", e.media_ms AS "mediaMs", e.is_stand_in AS "isStandIn",
  extract(epoch FROM COALESCE(s.media_started_at, s.started_at))::float8 * 1000 + e.media_ms AS at
FROM program_entry e LEFT JOIN show_session s ON s.id = e.session_id
WHERE e.recording_id = $1 AND e.version = $2 AND e.rendition = $3 AND e.number > $4
ORDER BY e.number`;

export type Whose = readonly [recordingId: string, version: number, rendition: string];

/** Says whether entries were added or deleted. */
export async function countEntries(whose: Whose): Promise<Counted> {
  const [counted] = await sql<Counted>("playback_entries_count", COUNT_ENTRIES, [...whose]);
  return counted ?? { count: 0, last: -1 };
}

export const readEntriesAfter = (last: number, whose: Whose): Promise<PlayedEntry[]> =>
  sql<Row>("playback_entries", READ, [...whose, last]);

interface Known {
  count: number;
  last: number;
  entries: PlayedEntry[];
}

const known = new Kept<Known>("playback-entries", 40);

/** Returns what a version of a recording plays of one rendition. While it grows, only what is new is read. */
export async function playedEntries(
  recordingId: string,
  version: number,
  rendition: string,
): Promise<PlayedRendition> {
  const values = [recordingId, version, rendition] as const;
  const now = await countEntries(values);
  const key = values.join("/");
  let found = known.get(key);
  if (!found || found.count !== now.count || found.last !== now.last) {
    // Entries are only ever added at the end. If any are gone, all are read again.
    const isLonger = found && now.count - found.count === now.last - found.last && now.count > found.count;
    const before = found && isLonger ? found : { last: -1, entries: [] };
    const rows = await readEntriesAfter(before.last, values);
    found = known.put(key, { ...now, entries: [...before.entries, ...rows] });
  }
  const entries = uninterrupted(found.entries);
  return {
    entries,
    hasHole: entries.length < found.count,
    mark: `${version}-${rendition}-${found.count}-${found.last}-${entries.length}`,
  };
}

function uninterrupted(entries: readonly PlayedEntry[]): readonly PlayedEntry[] {
  let next = 0;
  for (const [index, { place, frames }] of entries.entries()) {
    if (place !== next) return entries.slice(0, index);
    next = place + frames;
  }
  return entries;
}
