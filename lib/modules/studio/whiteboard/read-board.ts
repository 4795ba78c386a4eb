import type { BoardElement, BoardVersion } from "@/lib/live/whiteboard/element";
import { STAGE_EPOCH } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import type { StageState } from "@/lib/stage";

/** A board's revision, and whether it is on stage. */
export interface BoardLook {
  epoch: number;
  revision: number;
  trimmedTo: number;
  now: Date;
  /** True if it is on stage, for people who also see the stage before the show. */
  visible: boolean;
  /** True if the audience sees it: not before the show, behind an emergency card or after the end. */
  onAir: boolean;
}

type Looked = Pick<StageState, "phase"> & { shown: boolean; mask: string | null };

const LOOK = `
SELECT ${STAGE_EPOCH} AS epoch, clock_timestamp() AS now, coalesce(w.revision, 0) AS revision,
  coalesce(w.trimmed_to, 0) AS "trimmedTo", coalesce((s.state->'whiteboard'->>'visible')::boolean, false) AS shown,
  s.state->>'phase' AS phase, s.state->'mask'->>'level' AS mask
FROM (VALUES ($1::text)) AS e (id) LEFT JOIN stage s ON s.event_id = e.id LEFT JOIN whiteboard w ON w.event_id = e.id`;

export async function lookAtBoard({ sql }: Pick<Ctx, "sql">, eventId: string): Promise<BoardLook> {
  const [row] = await sql<BoardLook & Looked & Record<string, unknown>>("whiteboard_look", LOOK, [eventId]);
  if (!row) throw new Error("a look at a whiteboard returned nothing");
  const { epoch, revision, trimmedTo, now, shown, phase, mask } = row;
  const visible = shown && mask === null && phase !== "ended";
  return {
    epoch,
    revision,
    trimmedTo,
    now,
    visible,
    onAir: visible && (phase === "live" || phase === "countdown"),
  };
}

interface Row extends BoardVersion, Record<string, unknown> {
  element: BoardElement | null;
}

const CHANGES = `
SELECT id, version, version_nonce AS "versionNonce", element FROM whiteboard_element
WHERE event_id = $1 AND revision > $2 AND (NOT deleted OR $3) ORDER BY revision, id`;

export interface BoardPiece {
  /** True for the whole board, not only the changes. */
  whole: boolean;
  elements: BoardElement[];
  deleted: BoardVersion[];
}

/** Returns the changes since a revision, or the whole board if the revision isn't valid. */
export async function readBoard(
  { sql }: Pick<Ctx, "sql">,
  eventId: string,
  after: number,
  { revision, trimmedTo }: Pick<BoardLook, "revision" | "trimmedTo">,
): Promise<BoardPiece> {
  const whole = after === 0 || after < trimmedTo || after > revision;
  const rows = await sql<Row>("whiteboard_changes", CHANGES, [eventId, whole ? 0 : after, !whole]);
  return {
    whole,
    elements: rows.flatMap(({ element }) => (element ? [element] : [])),
    deleted: rows.flatMap(({ id, version, versionNonce, element }) =>
      element ? [] : [{ id, version, versionNonce }],
    ),
  };
}
