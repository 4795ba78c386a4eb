import type { Event, Prisma, StudioCommand } from "@/lib/generated/prisma/client";
import { queueBroadcast } from "@/lib/modules/stage/broadcast";
import type { RoomOutcome } from "@/lib/modules/stage/broadcast/room-outcome-schema";
import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import {
  type HeldStage,
  type StageMarks,
  type StageMove,
  saveStage,
  sourceOf,
} from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { insertOf } from "@/lib/platform/database/insert";
import { type Applied, type StageState, sameJson } from "@/lib/stage";
import type { ShowPeople } from "../people/people";
import type { CommandWarning, StudioCommandWire } from "../schema";
import { answerLikeQuestions } from "./answer-like-questions";
import { emitCommandEvents } from "./emit-command-events";
import { presentCommand } from "./present-command";

/** A change of the stage by a caller: a command of the catalog, an undo, an emergency stop. */
export interface CommandStep {
  id: string;
  at: Date;
  command: { action: string };
  applied: Applied;
  /** The sentence that it comes from. Null for structured commands. */
  spoken: string | null;
}

export interface CarriedOut {
  command: StudioCommandWire;
  commands: StudioCommandWire[];
  applied: Record<string, unknown>[];
  state_version: number;
  room: RoomOutcome;
  acknowledged: boolean;
  /** Problems to look at, although it was carried out. */
  warnings: CommandWarning[];
  /** Set if it wasn't carried out but waits for a person's approval. */
  proposal: { id: string; expires_at: string } | null;
}

/**
 * Stores the effect of these steps on a locked stage in one transaction: the stage, its ledger, each command
 * with its inverse, audit and webhooks. Publishes to the room after the commit, and adds the outcome to the
 * answer.
 */
export async function carryOut(
  ctx: Ctx,
  event: Event,
  held: HeldStage,
  people: ShowPeople,
  steps: readonly CommandStep[],
  marks: StageMarks = {},
): Promise<CarriedOut> {
  const before = held.state;
  const after = steps.at(-1)?.applied.state ?? before;
  await saveStage(ctx, held, steps.map(moveOf), marks);
  const rows = await storeCommands(ctx, held, steps);
  // Commands in a rehearsal emit no events.
  if (before.rehearsal === null) await emitCommandEvents(ctx, event, before, after, rows);
  if (!sameJson(before.poll, after.poll)) ctx.afterCommit(() => void publishFeedChanges(event.id));
  await answerLikeQuestions(ctx, event.id, before, after);
  const applied = steps.map(({ command }) => ({ ...command }));
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    before: { version: before.version },
    after: { version: after.version, commands: applied },
  });
  ctx.meta.version = after.version;
  return {
    ...presentAll(ctx, rows),
    applied,
    warnings: [],
    proposal: null,
    state_version: after.version,
    room: broadcast(ctx, held, people, after, steps),
  };
}

function broadcast(
  ctx: Ctx,
  { eventId, epoch }: HeldStage,
  { connected }: ShowPeople,
  state: StageState,
  steps: readonly CommandStep[],
): RoomOutcome {
  const fresh = connected.length > 0 ? { state, epoch } : undefined;
  return queueBroadcast(ctx, eventId, state.version, fresh).reported(() => readCommands(ctx, steps));
}

const moveOf = ({ id, command, applied }: CommandStep): StageMove => ({
  type: command.action,
  state: applied.state,
  changed: applied.changed,
  commandId: id,
});

function presentAll(
  { principal }: Ctx,
  rows: StudioCommand[],
): Pick<CarriedOut, "command" | "commands" | "acknowledged"> {
  const commands = rows.map((row) => presentCommand(row, principal.actor));
  const acknowledged = commands.every(({ state }) => state === "acknowledged");
  return { command: commands.at(-1) as StudioCommandWire, commands, acknowledged };
}

/** Reads their current state, because the host's studio may have acknowledged already. */
async function readCommands(ctx: Ctx, steps: readonly CommandStep[]): Promise<Record<string, unknown>> {
  const where = { id: { in: steps.map(({ id }) => id) } };
  return presentAll(ctx, await ctx.db.studioCommand.findMany({ where, orderBy: { versionAfter: "asc" } }));
}

async function storeCommands(
  ctx: Ctx,
  { eventId, sessionId }: HeldStage,
  steps: readonly CommandStep[],
): Promise<StudioCommand[]> {
  const { actor } = ctx.principal;
  const rows = steps.map(({ id, at, command, applied, spoken }) => ({
    id,
    eventId,
    sessionId,
    actorType: actor.type,
    actorId: actor.id,
    actorName: actor.name.slice(0, 200),
    source: sourceOf(ctx),
    spoken,
    command: command as unknown as Prisma.JsonObject,
    inverse: (applied.inverse ?? null) as unknown as Prisma.JsonObject | null,
    changed: [...applied.changed],
    state: "accepted",
    error: null,
    versionAfter: applied.state.version,
    createdAt: at,
    acknowledgedAt: null,
  }));
  for (const row of rows) await ctx.write(insertOf("studio_command", row));
  return rows;
}
