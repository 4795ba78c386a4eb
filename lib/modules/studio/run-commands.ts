import type { Event, Prisma, StudioCommand } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { isProgram } from "@/lib/platform/security/principal";
import { type Applied, type Refusal, reduce, type StageCommand, type StageState } from "@/lib/stage";
import { emitCommandEvents } from "./emit-command-events";
import { lockStage } from "./ensure-stage";
import { openSession } from "./open-session";
import { readPeople } from "./people";
import { isHostConnected } from "./presence";
import { presentCommand } from "./present-command";
import { queueBroadcast } from "./queue-broadcast";
import type { COMMAND_SOURCES, StudioCommandWire } from "./schema";
import { saveStageRow } from "./stage-row";
import { understandCommand } from "./understand-command";

export type RunMode = "live" | "prepare";

export interface CommandAnswer {
  command: StudioCommandWire;
  commands: StudioCommandWire[];
  applied: Record<string, unknown>[];
  reading: string | null;
  state_version: number;
}

interface Step {
  id: string;
  command: StageCommand;
  applied: Applied;
}

/**
 * Takes a command's body all the way: understood, reduced under the stage's lock, stored with its inverse, emitted to
 * webhooks and broadcast to the room. All commands of a sentence happen, or none.
 * @throws `not_live`, `version_conflict`, `validation_error`
 */
export async function runCommands(
  ctx: Ctx,
  event: Event,
  body: Record<string, unknown>,
  mode: RunMode,
): Promise<CommandAnswer> {
  const before = await lockStage(ctx, event);
  await requireMode(ctx, event, before, mode);
  const people = await readPeople(ctx, event);
  const read = understandCommand(body, before, people);
  const steps = reduceAll(ctx, before, read.commands, people.stageable);
  const after = steps.at(-1)?.applied.state ?? before;
  await saveStageRow(ctx, event.id, after);
  const spoken = read.form === "command" ? String(body.command) : null;
  const rows = await storeCommands(ctx, event, steps, spoken);
  emitCommandEvents(ctx, event, before, after, rows);
  queueBroadcast(ctx, event.id, after.version);
  const commands = rows.map(presentCommand);
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    before: { version: before.version },
    after: { version: after.version, commands: read.commands },
  });
  ctx.meta.version = after.version;
  return {
    command: commands.at(-1) as StudioCommandWire,
    commands,
    applied: read.commands,
    reading: read.form === "command" ? read.reading : null,
    state_version: after.version,
  };
}

async function requireMode(ctx: Ctx, event: Event, state: StageState, mode: RunMode): Promise<void> {
  if (mode === "live") {
    if (state.phase !== "live" || !(await isHostConnected(ctx, event.id))) throw new Problem("not_live");
  } else if (state.phase === "live") {
    throw stateConflict("live", "The show is live; send the command to the studio.");
  }
}

function reduceAll(
  ctx: Ctx,
  before: StageState,
  commands: readonly StageCommand[],
  people: StageState["stage"],
): Step[] {
  let state = before;
  const at = ctx.now.toISOString();
  return commands.map((command) => {
    const id = ctx.newId("cmd");
    const result = reduce(state, command, { id, at, people });
    if (!result.ok) throw problemOf(result);
    state = result.state;
    return { id, command, applied: result };
  });
}

function problemOf(refusal: Refusal): Problem {
  const { status } = refusal.fields;
  if (refusal.code === "version_conflict")
    return stateConflict(status ?? "unknown", "The stage's state does not allow this now.");
  return new Problem("validation_error", "The command cannot be carried out as it stands.", refusal.fields);
}

type CommandSource = (typeof COMMAND_SOURCES)[number];

/** Whose hand moved the stage, as the desk's history tells it. */
function sourceOf({ source, principal }: Ctx): CommandSource {
  if (source === "mcp") return "mcp";
  if (isProgram(principal)) return "api";
  return principal.actor.type === "system" ? "automation" : "studio";
}

async function storeCommands(
  ctx: Ctx,
  event: Event,
  steps: Step[],
  spoken: string | null,
): Promise<StudioCommand[]> {
  const { actor } = ctx.principal;
  const session = await openSession(ctx, event.id);
  const data = steps.map(({ id, command, applied }) => ({
    id,
    eventId: event.id,
    sessionId: session?.id ?? null,
    actorType: actor.type,
    actorId: actor.id,
    actorName: actor.name.slice(0, 200),
    source: sourceOf(ctx),
    spoken,
    command: command as unknown as Prisma.InputJsonObject,
    ...(applied.inverse ? { inverse: applied.inverse as unknown as Prisma.InputJsonObject } : {}),
    changed: applied.changed,
    versionAfter: applied.state.version,
    createdAt: ctx.now,
  }));
  const rows = await ctx.db.studioCommand.createManyAndReturn({ data });
  return rows.sort((a, b) => a.versionAfter - b.versionAfter);
}
