import type { Ctx } from "@/lib/operation/ctx";
import { initialState, type Plan, type StageState } from "@/lib/stage";

/** What the stage of a show needs to know of its event. */
export interface StagedEvent {
  id: string;
  title: string;
  language?: string;
}

interface Row extends Record<string, unknown> {
  version: number;
  state: StageState;
  updated_at: Date;
}

/** State as stored, completed with members that came into the model after it was written. */
const completed = (row: Row): StageState => ({ ...initialState(), ...row.state, version: row.version });

export const firstState = (event: StagedEvent, plan: Plan | null): StageState =>
  initialState({ title: event.title, plan, language: event.language ?? null });

export async function readStageRow(
  ctx: Pick<Ctx, "sql">,
  eventId: string,
): Promise<{ state: StageState; updatedAt: Date } | undefined> {
  const [row] = await ctx.sql<Row>(
    "stage_read",
    "SELECT version, state, updated_at FROM stage WHERE event_id = $1",
    [eventId],
  );
  return row && { state: completed(row), updatedAt: row.updated_at };
}

/** Reads the stage and keeps it from everybody else until the transaction ends. */
export async function lockStageRow(
  ctx: Ctx,
  eventId: string,
): Promise<{ state: StageState; updatedAt: Date } | undefined> {
  const [row] = await ctx.lock<Row>(
    "stage_lock",
    "SELECT version, state, updated_at FROM stage WHERE event_id = $1 FOR UPDATE",
    [eventId],
  );
  return row && { state: completed(row), updatedAt: row.updated_at };
}

/** Makes the row unless there is one. */
export async function insertStageRow(ctx: Ctx, eventId: string, state: StageState): Promise<void> {
  await ctx.sql(
    "stage_insert",
    `INSERT INTO stage (event_id, version, state, updated_at) VALUES ($1, $2, $3::jsonb, $4)
     ON CONFLICT (event_id) DO NOTHING`,
    [eventId, state.version, JSON.stringify(state), ctx.now],
  );
}

/** Stores the next state. The caller holds the lock. */
export async function saveStageRow(ctx: Ctx, eventId: string, state: StageState): Promise<void> {
  await ctx.sql(
    "stage_save",
    "UPDATE stage SET version = $2, state = $3::jsonb, updated_at = $4 WHERE event_id = $1",
    [eventId, state.version, JSON.stringify(state), ctx.now],
  );
}
