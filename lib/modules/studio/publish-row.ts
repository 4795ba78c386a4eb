import { sql } from "@/lib/platform/database/db";
import type { StageState } from "@/lib/stage";
import { readStageRow } from "../show-ledger";
import type { Told } from "./tell-grants";

export interface Speaker extends Record<string, unknown> {
  identity: string;
  role: string;
}

/** A publish that has begun: the stage as it was stored at that moment, and who is there to be told. */
export interface Publish {
  eventId: string;
  number: number;
  state: StageState;
  epoch: number;
  now: Date;
  /** Who is in the show room to be seen or heard, by its reports. */
  speakers: Speaker[];
  /** Whether anybody is in the show room. */
  attended: boolean;
  /** What the room server was last told; null where that is not known for sure. */
  told: Told | null;
}

/** What was told last is sure only while every publish before this one has ended, and none overlapped another. */
const BEGIN = `
WITH begun AS (
  INSERT INTO stage_publish AS p (event_id, number) SELECT event_id, 1 FROM stage WHERE event_id = $1
  ON CONFLICT (event_id) DO UPDATE SET number = p.number + 1 RETURNING number, done, told
), present AS (
  SELECT DISTINCT identity, role FROM presence WHERE event_id = $1 AND left_at IS NULL
)
SELECT number::float8 AS number, CASE WHEN done > 0 AND done = number - 1 THEN told END AS told,
  COALESCE((SELECT jsonb_agg(p) FROM present p WHERE role <> 'viewer'), '[]') AS speakers,
  EXISTS (SELECT 1 FROM present) AS attended
FROM begun`;

const END = `
WITH ended AS (UPDATE stage_publish SET done = number, told = $3::jsonb WHERE event_id = $1 AND number = $2)
SELECT version FROM stage WHERE event_id = $1`;

type Begun = Pick<Publish, "number" | "speakers" | "attended" | "told"> & Record<string, unknown>;

/** Undefined when the show has no stage. */
export async function beginPublish(eventId: string): Promise<Publish | undefined> {
  const [[begun], { stored, epoch, now }] = await Promise.all([
    sql<Begun>("stage_publish_begin", BEGIN, [eventId]),
    readStageRow({ sql }, eventId),
  ]);
  return begun && stored && { ...begun, eventId, state: stored.state, epoch, now };
}

/** Keeps what the room was told. True when the stage is still at the version that it was told. */
export async function endPublish({ eventId, number, state }: Publish, told: Told): Promise<boolean> {
  const [row] = await sql<{ version: number }>("stage_publish_end", END, [
    eventId,
    number,
    JSON.stringify(told),
  ]);
  return row === undefined || row.version === state.version;
}
