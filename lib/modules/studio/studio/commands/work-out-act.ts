import { decksOfCommands, videosOf } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, Problem } from "@/lib/operation/problem";
import { isCommand, type SpokenAct } from "@/lib/spoken-commands/act";
import {
  type Applied,
  CATALOG,
  describeCommand,
  emergencyStop,
  reduce,
  type StageCommand,
  type StageState,
} from "@/lib/stage";
import { accept } from "../carrying-out/accept";
import type { ShowPeople } from "../people/people";
import { actionOf, lastUndoable, takeBack } from "../undo/take-back";
import { questionsOf } from "./questions-of";

/** The effect of one act on a stage. */
export interface WorkedOut {
  command: { action: string };
  /** What it does, in plain words. */
  words: string;
  risk: "safe" | "disruptive";
  applied: Applied;
}

export interface Around {
  eventId: string;
  id: string;
  at: Date;
  people: ShowPeople;
  /** True if nothing was done before it in the same call. */
  isFirst: boolean;
}

/**
 * Computes the effect of an act on a stage: a command of the catalog, or something with its own operation
 * that was requested in words. Writes nothing.
 */
export function workOutAct(
  ctx: Ctx,
  before: StageState,
  act: SpokenAct,
  around: Around,
): Promise<WorkedOut> | WorkedOut {
  if (isCommand(act)) return workOutCommand(ctx, before, act, around);
  return act.action === "undo" ? workOutUndo(ctx, before, around) : workOutStop(ctx, before, act, around);
}

async function workOutCommand(
  ctx: Ctx,
  before: StageState,
  command: StageCommand,
  around: Around,
): Promise<WorkedOut> {
  const { eventId, id, at, people } = around;
  const presentations = await decksOfCommands(ctx, eventId, before, [command]);
  const videos = await videosOf(ctx, eventId, before, [command]);
  const questions = await questionsOf(ctx, eventId, [command]);
  const context = { id, at: at.toISOString(), people: people.stageable, presentations, videos, questions };
  return {
    command,
    words: describeCommand(command, { state: before, people: people.stageable }),
    risk: CATALOG[command.action].risk,
    applied: accept(reduce(before, command, context)),
  };
}

async function workOutUndo(ctx: Ctx, before: StageState, { eventId, isFirst }: Around): Promise<WorkedOut> {
  if (!isFirst) throw invalid({ command: "unsupported" }, "Undo must be the only command, or the first one.");
  const row = await lastUndoable(ctx, eventId);
  const what = actionOf(row);
  return {
    command: { action: "undo", command_id: row.id, what } as { action: string },
    words: `undo ${what.replaceAll("_", " ")} by ${row.actorName || "someone"}`,
    risk: "disruptive",
    applied: await takeBack(ctx, eventId, before, row),
  };
}

type Stop = Extract<SpokenAct, { action: "emergency_stop" }>;

function workOutStop(ctx: Ctx, before: StageState, { action, level }: Stop, { at }: Around): WorkedOut {
  if (!ctx.principal.scopes.has("studio:emergency"))
    throw new Problem("insufficient_scope", "An emergency stop requires the scope studio:emergency.");
  if (before.phase !== "live") throw new Problem("not_live");
  return {
    command: { action, level } as { action: string },
    words: `emergency stop, level ${level}`,
    risk: "disruptive",
    applied: accept(emergencyStop(before, level, { at: at.toISOString(), message: null })),
  };
}
