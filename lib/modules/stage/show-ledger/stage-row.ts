import type { Ctx } from "@/lib/operation/ctx";
import {
  forwardSteps,
  initialState,
  NO_VIDEO,
  type StageState,
  withoutPersonalText,
  withSceneCues,
} from "@/lib/stage";
import { announcerNotice } from "./announcer-notice";
import { ctaWrite } from "./cta-rows";
import { entryValues, WRITE_ENTRIES } from "./entry-rows";
import { pollWrite } from "./poll-rows";
import type { StageMove } from "./stage-move";

/** A show's stage as stored. */
export interface StoredStage {
  state: StageState;
  updatedAt: Date;
  planVersion: number | null;
}

/** A stage as read, or the facts that exist without one. */
export interface StageLook {
  /** Versions are comparable only within an epoch. A higher epoch is newer, whatever its version. */
  epoch: number;
  /** Database time. */
  now: Date;
  stored: StoredStage | undefined;
}

/** A show's stage, locked until the transaction ends. */
export interface HeldStage extends StoredStage {
  eventId: string;
  /** Database time, later than every entry in the ledger. */
  now: Date;
  epoch: number;
  /** The last entry of its ledger. */
  seq: number;
  sessionId: string | null;
}

interface Row extends Record<string, unknown> {
  version: number;
  state: StageState;
  plan_version: number | null;
  updated_at: Date;
}

interface HeldRow extends Row {
  epoch: number;
  seq: number;
  session_id: string | null;
  now: Date;
}

/** The epoch of the stage `s`, or the one that applies without a stage. */
export const STAGE_EPOCH = "GREATEST(s.epoch, (SELECT life.epoch FROM database_life life), 0)::float8";

const READ = `
SELECT s.version, s.state, s.plan_version, s.updated_at, clock_timestamp() AS now,
  ${STAGE_EPOCH} AS epoch
FROM (VALUES ($1::text)) AS e (id) LEFT JOIN stage s ON s.event_id = e.id`;

// Reads the clock after taking the lock. The time is later than every existing ledger entry.
const LOCK = `
WITH held AS MATERIALIZED (SELECT * FROM stage WHERE event_id = $1 FOR UPDATE)
SELECT version, state, seq, session_id, plan_version, updated_at, ${STAGE_EPOCH} AS epoch,
  GREATEST(date_trunc('milliseconds', clock_timestamp()), at + interval '1 millisecond') AS now
FROM held s`;

/** A stage that is created again continues where the previous one's ledger ended. */
const MAKE = `
WITH past AS (
  SELECT COALESCE(max(seq), 0) AS seq, COALESCE(max(version), 0) AS version,
    GREATEST(date_trunc('milliseconds', clock_timestamp()), max(at) + interval '1 millisecond') AS now
  FROM show_event WHERE event_id = $1
), first AS (
  INSERT INTO stage (event_id, version, state, updated_at, at, epoch, seq, plan_version)
  SELECT $1::text, version, $2::jsonb, now, now, clock_ms(), seq + 1, $3::int FROM past
  ON CONFLICT (event_id) DO NOTHING RETURNING event_id, seq, at, session_id, version AS base
), ${WRITE_ENTRIES(4, 7, 8)}`;

const SAVE = `
WITH first AS (
  UPDATE stage SET version = $2, state = $3::jsonb, updated_at = $4::timestamptz,
    at = $4::timestamptz + $5::int * interval '1 millisecond', seq = seq + 1 + $5::int,
    session_id = $6::text, plan_version = $7::int
  WHERE event_id = $1 RETURNING event_id, seq - $5::int AS seq, $4::timestamptz AS at, $8::text AS session_id, 0 AS base
), ${WRITE_ENTRIES(9, 12, 13)}`;

/** Returns the stored state, completed with fields that were added to the model later. */
const stored = (row: Row): StoredStage => ({
  state: withSceneCues({
    ...initialState(),
    ...row.state,
    video: { ...NO_VIDEO, ...row.state.video },
    version: row.version,
  }),
  updatedAt: row.updated_at,
  planVersion: row.plan_version,
});

export async function readStageRow(ctx: Pick<Ctx, "sql">, eventId: string): Promise<StageLook> {
  const [row] = await ctx.sql<Partial<Row> & { epoch: number; now: Date }>("stage_read", READ, [eventId]);
  if (!row) throw new Error("a read of the stage returned nothing");
  return { epoch: row.epoch, now: row.now, stored: row.state ? stored(row as Row) : undefined };
}

/** Reads the stage and locks it until the transaction ends. `behind` as in `Lock`. */
export async function lockStageRow(
  ctx: Ctx,
  eventId: string,
  behind?: () => void,
): Promise<HeldStage | undefined> {
  const [row] = await ctx.lock<HeldRow>("stage_lock_epoch", LOCK, [eventId], behind);
  if (!row) return undefined;
  const { now, epoch, seq, session_id: sessionId } = row;
  return { ...stored(row), eventId, now, epoch, seq, sessionId };
}

/** Creates the row unless it exists, with the ledger's first entry. */
export async function makeStageRow(
  ctx: Ctx,
  eventId: string,
  state: StageState,
  planVersion: number,
): Promise<void> {
  const { body, texts } = withoutPersonalText({ state });
  const entry = { type: "stage_made", version: 0, body, texts };
  await ctx.sql("stage_make", MAKE, [
    eventId,
    JSON.stringify(state),
    planVersion,
    ...entryValues(ctx, [entry]),
  ]);
}

export interface StageMarks {
  /** The session that this starts. Null ends the current one. */
  sessionId?: string | null;
  /** The version of the plan that was adopted. */
  planVersion?: number;
}

/** Returns the time of the `index`-th of the moves that are saved together. */
export const momentOf = ({ now }: HeldStage, index = 0): Date => new Date(now.getTime() + index);

/**
 * Stores the state after the moves, each with its entry in the ledger. This is the only way to change a
 * stage. `held` can't be used again after it; lock again for further changes.
 */
export async function saveStage(
  ctx: Ctx,
  held: HeldStage,
  moves: readonly StageMove[],
  marks: StageMarks = {},
): Promise<void> {
  const last = moves.at(-1);
  if (!last) return;
  const entries = moves.map(({ type, state, changed, commandId }, index) => {
    const before = moves[index - 1]?.state ?? held.state;
    const { body, texts } = withoutPersonalText({ steps: forwardSteps(before, state) });
    return { type, version: state.version, commandId, changed, body, texts };
  });
  // No one votes or reacts in a rehearsal, and it leaves no rows.
  if (held.state.rehearsal === null) await writeShown(ctx, held, moves);
  const notice = announcerNotice(moves);
  if (notice) await ctx.write(notice);
  await ctx.write({
    name: "stage_save",
    text: SAVE,
    values: [
      held.eventId,
      last.state.version,
      JSON.stringify(last.state),
      held.now,
      moves.length - 1,
      marks.sessionId === undefined ? held.sessionId : marks.sessionId,
      marks.planVersion ?? held.planVersion,
      marks.sessionId ?? held.sessionId,
      ...entryValues(ctx, entries),
    ],
  });
}

/** Writes the rows that count what the moves showed to the audience. */
async function writeShown(ctx: Ctx, held: HeldStage, moves: readonly StageMove[]): Promise<void> {
  const states = moves.map(({ state }) => state);
  const polls = pollWrite(held.eventId, held.now, held.state, states);
  if (polls) await ctx.write(polls);
  const ctas = ctaWrite(held.eventId, held.now, ctx.newId, [held.state, ...states]);
  if (ctas) await ctx.write(ctas);
}
