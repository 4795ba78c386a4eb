import { sql } from "@/lib/platform/database/db";
import {
  type PartChunk,
  type ProgramSession,
  type ProgramTrack,
  TRACK_KINDS,
  type TrackPart,
} from "@/lib/program";

interface PartRow extends Record<string, unknown> {
  id: string;
  personId: string;
  kind: string;
  copy: TrackPart["copy"];
  sessionId: string;
  state: string;
  startsAtMs: number;
  endsAtMs: number | null;
  width: number | null;
  height: number | null;
  liveOnly: boolean;
}

interface ChunkRow extends PartChunk, Record<string, unknown> {
  partId: string;
}

/** What is known of a part's chunks. The list is another one whenever it has changed. */
interface Known {
  /** The part's start as it was then: if it's moved, its chunks were as well. */
  startsAtMs: number;
  hasHeader: boolean;
  chunks: readonly PartChunk[];
}

interface ReadTracks {
  tracks: ProgramTrack[];
  /** With what isn't recorded. */
  liveTracks: ProgramTrack[];
}

const NOTHING = { hasHeader: false, chunks: [] };

const PARTS = `
SELECT p.id, t.person_id AS "personId", t.kind, p.copy, p.session_id AS "sessionId", p.state,
  p.starts_at_ms AS "startsAtMs", p.ends_at_ms AS "endsAtMs", p.width, p.height,
  p.live_only AS "liveOnly"
FROM recording_track t JOIN track_part p ON p.track_id = t.id
WHERE t.recording_id = $1 AND t.erased_at IS NULL AND COALESCE(p.quality ->> 'failure', '') <> 'not_media'
ORDER BY p.created_at, p.id`;

const CHUNKS = `
SELECT part_id AS "partId", number, start_ms AS "fromMs", end_ms AS "toMs", starts_clean AS "startsClean"
FROM track_chunk WHERE part_id = ANY ($1::text[]) AND state = 'stored' AND stored_at > $2::timestamptz
ORDER BY part_id, number`;

const BEGINNING = new Date(0);
/** A chunk's row may be committed that much later than its time says. */
const COMMIT_MS = 60_000;
/** Parts per statement, if all of their chunks are read. */
const BATCH = 50;

/** Follows what is stored of a recording's tracks. Each read takes only the chunks that are new. */
export class TrackReader {
  readonly #known = new Map<string, Known>();
  #readAt = BEGINNING;

  constructor(readonly recordingId: string) {}

  /** @param now database time @param until the time up to which the program is known */
  async read(now: Date, until: Date, sessions: readonly ProgramSession[]): Promise<ReadTracks> {
    const rows = await sql<PartRow>("program_parts", PARTS, [this.recordingId]);
    this.#forget(new Set(rows.map(({ id }) => id)));
    const isNew = ({ id, startsAtMs }: PartRow) => this.#known.get(id)?.startsAtMs !== startsAtMs;
    const [fresh, followed] = [rows.filter(isNew), rows.filter((row) => !isNew(row))];
    for (const { id, startsAtMs } of fresh) this.#known.set(id, { startsAtMs, ...NOTHING });
    for (let at = 0; at < fresh.length; at += BATCH) await this.#take(fresh.slice(at, at + BATCH), BEGINNING);
    if (followed.length > 0) await this.#take(followed, new Date(this.#readAt.getTime() - COMMIT_MS));
    this.#readAt = now;
    const recorded = rows.filter(({ liveOnly }) => !liveOnly);
    const tracks = this.#tracksOf(recorded, until, sessions);
    const isAll = recorded.length === rows.length;
    return { tracks, liveTracks: isAll ? tracks : this.#tracksOf(rows, until, sessions) };
  }

  #forget(left: ReadonlySet<string>): void {
    for (const id of this.#known.keys()) if (!left.has(id)) this.#known.delete(id);
  }

  async #take(parts: readonly PartRow[], since: Date): Promise<void> {
    const ids = parts.map(({ id }) => id);
    const found = Map.groupBy(
      await sql<ChunkRow>("program_chunks", CHUNKS, [ids, since]),
      ({ partId }) => partId,
    );
    for (const [id, rows] of found) {
      const known = this.#known.get(id);
      if (!known) continue;
      const chunks = rows
        .filter(({ number }) => number > 0 && !has(known.chunks, number))
        .map(({ number, fromMs, toMs, startsClean }) => ({ number, fromMs, toMs, startsClean }));
      known.hasHeader ||= rows.some(({ number }) => number === 0);
      if (chunks.length > 0) known.chunks = inOrder([...known.chunks, ...chunks]);
    }
  }

  #tracksOf(rows: readonly PartRow[], until: Date, sessions: readonly ProgramSession[]): ProgramTrack[] {
    const tracks = new Map<string, ProgramTrack & { parts: TrackPart[] }>();
    for (const row of rows) {
      const kind = TRACK_KINDS.find((one) => one === row.kind);
      if (!kind) continue;
      const name = `${kind} ${row.personId}`;
      const track = tracks.get(name) ?? { personId: row.personId, kind, parts: [] };
      track.parts.push(partOf(row, this.#known.get(row.id) ?? NOTHING, onAirMs(row, until, sessions)));
      tracks.set(name, track);
    }
    return [...tracks.values()];
  }
}

/** Without its header, nothing of a part can be played. */
function partOf(
  { id, copy, sessionId, startsAtMs, endsAtMs, width, height }: PartRow,
  { hasHeader, chunks }: Pick<Known, "hasHeader" | "chunks">,
  onAir: number,
): TrackPart {
  const toMs = Math.max(startsAtMs, endsAtMs ?? onAir, chunks.at(-1)?.toMs ?? startsAtMs);
  return { id, copy, sessionId, fromMs: startsAtMs, toMs, width, height, chunks: hasHeader ? chunks : [] };
}

/**
 * Returns how far a part reaches that the server is capturing, on the session's media time: a screen stays on
 * stage, although its latest chunks aren't stored yet.
 */
function onAirMs(
  { copy, state, sessionId }: PartRow,
  until: Date,
  sessions: readonly ProgramSession[],
): number {
  const session = sessions.find(({ id }) => id === sessionId);
  if (copy !== "server" || state !== "capturing" || !session || session.endedAt) return 0;
  return until.getTime() - session.startedAt.getTime();
}

function inOrder(chunks: PartChunk[]): PartChunk[] {
  return chunks.sort((a, b) => a.number - b.number);
}

/** Whether a list in order has a chunk. */
function has(chunks: readonly PartChunk[], number: number): boolean {
  let [low, high] = [0, chunks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((chunks[middle]?.number ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return chunks[low]?.number === number;
}
