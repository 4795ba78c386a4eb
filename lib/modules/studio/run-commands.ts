import type { Event, Prisma, StudioCommand } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { insertOf } from "@/lib/platform/database/insert";
import {
  type Applied,
  type ReduceContext,
  type Refusal,
  reduce,
  type StageCommand,
  type StageState,
  sameJson,
} from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";
import { tellFeed } from "../live-feed";
import { type HeldStage, momentOf, saveStage, sourceOf } from "../show-ledger";
import { decksOfCommands } from "./decks-of";
import { emitCommandEvents } from "./emit-command-events";
import { holdStage } from "./ensure-stage";
import { readPeople, type ShowPeople } from "./people";
import { presentCommand } from "./present-command";
import { queueBroadcast } from "./queue-broadcast";
import type { RoomOutcome, StudioCommandWire } from "./schema";
import { understandCommand } from "./understand-command";

export type RunMode = "live" | "prepare";

export interface CommandAnswer {
  command: StudioCommandWire;
  commands: StudioCommandWire[];
  applied: Record<string, unknown>[];
  reading: string | null;
  state_version: number;
  room: RoomOutcome;
  acknowledged: boolean;
}

interface Step {
  id: string;
  at: Date;
  command: StageCommand;
  applied: Applied;
}

/**
 * Takes a command's body all the way: understood, reduced under the stage's lock, stored with its inverse, emitted to
 * webhooks and broadcast to the room. All commands of a sentence happen, or none. What the room made of it by then is
 * added to the answer after the commit.
 * @throws `not_live`, `version_conflict`, `validation_error`
 */
export async function runCommands(
  ctx: Ctx,
  event: Event,
  body: Record<string, unknown>,
  mode: RunMode,
): Promise<CommandAnswer> {
  const [held, people] = await holdWithPeople(ctx, event);
  const before = held.state;
  requireMode(before, people, mode);
  const read = understandCommand(body, before, people);
  const presentations = await decksOfCommands(ctx, event.id, before, read.commands);
  const steps = reduceAll(ctx, held, read.commands, { people: people.stageable, presentations });
  const after = steps.at(-1)?.applied.state ?? before;
  await saveStage(ctx, held, steps.map(moveOf));
  const spoken = read.form === "command" ? String(body.command) : null;
  const rows = await storeCommands(ctx, held, steps, spoken);
  await emitCommandEvents(ctx, event, before, after, rows);
  if (!sameJson(before.poll, after.poll)) ctx.afterCommit(() => void tellFeed(event.id));
  const fresh = people.connected.length > 0 ? { state: after, epoch: held.epoch } : undefined;
  const broadcast = queueBroadcast(ctx, event.id, after.version, fresh);
  const room = broadcast.reported(() => readCommands(ctx, steps));
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    before: { version: before.version },
    after: { version: after.version, commands: read.commands },
  });
  ctx.meta.version = after.version;
  return {
    ...presentAll(rows),
    applied: read.commands,
    reading: read.form === "command" ? read.reading : null,
    state_version: after.version,
    room,
  };
}

/** The locked stage, and who is in the room behind that lock: one trip for both. */
async function holdWithPeople(ctx: Ctx, event: Event): Promise<[HeldStage, ShowPeople]> {
  let reading: Promise<ShowPeople> | undefined;
  const held = await holdStage(ctx, event, () => {
    reading = readPeople(ctx, event);
    // Where the lock fails, so does this.
    reading.catch(() => {});
  });
  return [held, await (reading ?? readPeople(ctx, event))];
}

function presentAll(rows: StudioCommand[]): Pick<CommandAnswer, "command" | "commands" | "acknowledged"> {
  const commands = rows.map(presentCommand);
  const acknowledged = commands.every(({ state }) => state === "acknowledged");
  return { command: commands.at(-1) as StudioCommandWire, commands, acknowledged };
}

/** As they are by now: the host's studio may have been quick. */
async function readCommands(ctx: Ctx, steps: Step[]): Promise<Record<string, unknown>> {
  const where = { id: { in: steps.map(({ id }) => id) } };
  return presentAll(await ctx.db.studioCommand.findMany({ where, orderBy: { versionAfter: "asc" } }));
}

const moveOf = ({ id, command, applied }: Step) => ({
  type: command.action,
  state: applied.state,
  changed: applied.changed,
  commandId: id,
});

function requireMode(state: StageState, { connected }: ShowPeople, mode: RunMode): void {
  if (mode === "live") {
    const isLed = connected.some(({ role }) => rightsOf(role).leads);
    if (state.phase !== "live" || !isLed) throw new Problem("not_live");
  } else if (state.phase === "live") {
    throw stateConflict("live", "The show is live; send the command to the studio.");
  }
}

function reduceAll(
  ctx: Ctx,
  held: HeldStage,
  commands: readonly StageCommand[],
  around: Pick<ReduceContext, "people" | "presentations">,
): Step[] {
  let { state } = held;
  return commands.map((command, index) => {
    const id = ctx.newId("cmd");
    const at = momentOf(held, index);
    const result = reduce(state, command, { id, at: at.toISOString(), ...around });
    if (!result.ok) throw problemOf(result);
    state = result.state;
    return { id, at, command, applied: result };
  });
}

function problemOf(refusal: Refusal): Problem {
  const { status } = refusal.fields;
  if (refusal.code === "version_conflict")
    return stateConflict(status ?? "unknown", "The stage's state does not allow this now.");
  const problem = new Problem(
    "validation_error",
    "The command cannot be carried out as it stands.",
    refusal.fields,
  );
  return Object.assign(problem, refusal.ranges ? { details: refusal.ranges } : {});
}

async function storeCommands(
  ctx: Ctx,
  { eventId, sessionId }: HeldStage,
  steps: Step[],
  spoken: string | null,
): Promise<StudioCommand[]> {
  const { actor } = ctx.principal;
  const rows = steps.map(({ id, at, command, applied }) => ({
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
