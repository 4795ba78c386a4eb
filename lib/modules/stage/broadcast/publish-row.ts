import { readStageRow } from "@/lib/modules/stage/show-ledger";
import { sql } from "@/lib/platform/database/db";
import type { StageState } from "@/lib/stage";
import { readShowRole, type ShowRole, storedRoles } from "@/lib/stage/show-roles";
import { type RoomTruth, SENDERS, type Senders, sendersMark } from "./rights/room-truth";
import type { SyncedRights } from "./rights/synced-rights";

const AUDIENCE = storedRoles(({ audience }) => audience);

/** A connection to the show room, according to the room server's reports. */
export interface Seat {
  identity: string;
  role: ShowRole;
}

/** A started publish: the stored state at its start, and its recipients. */
export interface Publish extends RoomTruth {
  eventId: string;
  number: number;
  state: StageState;
  epoch: number;
  now: Date;
  /** Connections of the cast, and of those attendees who were once invited on stage. */
  seats: Seat[];
  /** True if anyone is in the show room. */
  attended: boolean;
  /** What the room server was last told. Null if unknown. */
  told: SyncedRights | null;
}

/** The last published state is only known if every earlier publish has ended and none overlapped another. */
const BEGIN = `
WITH begun AS (
  INSERT INTO stage_publish AS p (event_id, number) SELECT event_id, 1 FROM stage WHERE event_id = $1
  ON CONFLICT (event_id) DO UPDATE SET number = p.number + 1 RETURNING number, done, told
), present AS (
  SELECT DISTINCT identity, role FROM presence WHERE event_id = $1 AND left_at IS NULL AND (role <> ALL($2::text[])
    OR person_id IN (SELECT person_id FROM stage_seat WHERE event_id = $1)
    OR person_id IN (SELECT person_id FROM stage_invitation WHERE event_id = $1))
)
SELECT number::float8 AS number, CASE WHEN done > 0 AND done = number - 1 THEN told END AS told,
  COALESCE((SELECT jsonb_agg(p) FROM present p), '[]') AS seats,
  EXISTS (SELECT 1 FROM presence WHERE event_id = $1 AND left_at IS NULL) AS attended, ${SENDERS}
FROM begun`;

const END = `
WITH ended AS (UPDATE stage_publish SET done = number, told = $3::jsonb WHERE event_id = $1 AND number = $2)
SELECT version, ${SENDERS} FROM stage WHERE event_id = $1`;

interface Begun extends Pick<Publish, "number" | "attended" | "told">, Senders, Record<string, unknown> {
  seats: { identity: string; role: string }[];
}

interface Ended extends Senders, Record<string, unknown> {
  version: number;
}

/** Starts a publish. Undefined if the show has no stage. */
export async function beginPublish(eventId: string): Promise<Publish | undefined> {
  const [[begun], { stored, epoch, now }] = await Promise.all([
    sql<Begun>("stage_publish_begin", BEGIN, [eventId, AUDIENCE]),
    readStageRow({ sql }, eventId),
  ]);
  if (!begun || !stored) return undefined;
  const seats = begun.seats.flatMap(({ identity, role: name }) => {
    const role = readShowRole(name);
    return role ? [{ identity, role }] : [];
  });
  return { ...begun, seats, eventId, state: stored.state, epoch, now };
}

/** Stores what was published. Returns true if that is still what is stored. */
export async function endPublish(begun: Publish, synced: SyncedRights): Promise<boolean> {
  const { eventId, number, state } = begun;
  const [row] = await sql<Ended>("stage_publish_end", END, [eventId, number, JSON.stringify(synced)]);
  return row === undefined || (row.version === state.version && sendersMark(row) === sendersMark(begun));
}

/** Call it before telling the room server anything else. The next publish then checks everyone. */
export const requireFullSync = (eventId: string): Promise<unknown> =>
  sql("stage_publish_distrust", "UPDATE stage_publish SET number = number + 1 WHERE event_id = $1", [
    eventId,
  ]);
