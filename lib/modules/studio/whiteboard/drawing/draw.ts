import type { BoardChange } from "@/lib/live/whiteboard/element";
import { MAX_BOARD_BYTES, MAX_ELEMENTS } from "@/lib/live/whiteboard/limits";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import { publishBoard } from "../publish-board";
import { type HeldElement, type Merged, merge } from "./merge";

interface HeldBoard extends Record<string, unknown> {
  revision: number;
  live: number;
  bytes: number;
}

/** Creates the board if there is none, and locks it for this transaction. */
const LOCK = `
INSERT INTO whiteboard (event_id) VALUES ($1)
ON CONFLICT (event_id) DO UPDATE SET updated_at = clock_timestamp() RETURNING revision, live, bytes`;

const HELD = `
SELECT id, version, version_nonce AS "versionNonce", deleted, bytes FROM whiteboard_element
WHERE event_id = $1 AND id = ANY ($2::text[])`;

const WRITE = `
WITH board AS (
  UPDATE whiteboard SET revision = revision + 1, live = live + $3::int, bytes = bytes + $4::int
  WHERE event_id = $1 RETURNING revision
), kept AS (
  INSERT INTO whiteboard_element (event_id, id, version, version_nonce, revision, deleted, person_id, bytes, element, changed_at)
  SELECT $1, k.id, k.version, k."versionNonce", board.revision, k.deleted, $2, k.bytes, k.element, clock_timestamp()
  FROM board, jsonb_to_recordset($5::jsonb)
    AS k (id text, version int, "versionNonce" int, deleted boolean, bytes int, element jsonb)
  ON CONFLICT (event_id, id) DO UPDATE SET version = excluded.version, version_nonce = excluded.version_nonce,
    revision = excluded.revision, deleted = excluded.deleted, person_id = excluded.person_id, bytes = excluded.bytes,
    element = excluded.element, changed_at = excluded.changed_at
)
INSERT INTO whiteboard_tally AS t (event_id, person_id, drawn, changed, erased, since)
VALUES ($1, $2, $6, $7, $8, clock_timestamp())
ON CONFLICT (event_id, person_id) DO UPDATE SET drawn = t.drawn + excluded.drawn, changed = t.changed + excluded.changed,
  erased = t.erased + excluded.erased`;

/**
 * Maximum number of remembered deletions, so that a page that was offline for a while needn't reload the
 * whole board.
 */
const MAX_DELETED = 2_000;

const TRIM = `
WITH old AS (
  SELECT id, revision FROM whiteboard_element WHERE event_id = $1 AND deleted ORDER BY revision DESC, id OFFSET ${MAX_DELETED}
), gone AS (
  DELETE FROM whiteboard_element e USING old WHERE e.event_id = $1 AND e.id = old.id
)
UPDATE whiteboard SET trimmed_to = GREATEST(trimmed_to, (SELECT max(revision) FROM old))
WHERE event_id = $1 AND EXISTS (SELECT 1 FROM old)`;

export interface Drawn extends Merged {
  revision: number;
}

/** Returns the board, locked until the transaction ends. What is read after that doesn't change. */
export async function holdBoard(ctx: Ctx, eventId: string): Promise<HeldBoard> {
  const [board] = await ctx.lock<HeldBoard>("whiteboard_lock", LOCK, [eventId]);
  if (!board) throw new Error("a whiteboard is neither made nor there");
  return board;
}

/**
 * Merges the new parts of a change into the locked board, and publishes them after the commit.
 * @throws `version_conflict` (`full`)
 */
export async function drawOn(
  ctx: Ctx,
  eventId: string,
  person: string,
  board: HeldBoard,
  change: BoardChange,
): Promise<Drawn> {
  const ids = [...change.elements, ...change.deleted].map(({ id }) => id);
  const rows = await ctx.sql<HeldElement & Record<string, unknown>>("whiteboard_held", HELD, [eventId, ids]);
  const merged = merge(new Map(rows.map((row) => [row.id, row])), change);
  const { kept, live, bytes, drawn, changed, erased } = merged;
  if (kept.length === 0) return { ...merged, revision: board.revision };
  requireRoom(board, merged);
  await ctx.write({
    name: "whiteboard_write",
    text: WRITE,
    values: [eventId, person, live, bytes, JSON.stringify(kept), drawn, changed, erased],
  });
  if (erased > 0) await ctx.write({ name: "whiteboard_trim", text: TRIM, values: [eventId] });
  const revision = board.revision + 1;
  ctx.afterCommit(() => publishBoard(eventId, revision));
  return { ...merged, revision };
}

/** Changes that make a board smaller are accepted even if it is full. */
function requireRoom(board: HeldBoard, { live, bytes }: Merged): void {
  const tooMany = live > 0 && board.live + live > MAX_ELEMENTS;
  const tooLarge = bytes > 0 && board.bytes + bytes > MAX_BOARD_BYTES;
  if (tooMany)
    throw stateConflict("full", "The whiteboard is full (5,000 elements). Remove something first.");
  if (tooLarge) throw stateConflict("full", "The whiteboard is full (2 MB). Remove something first.");
}
