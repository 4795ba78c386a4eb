import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import type { StageState } from "@/lib/stage";
import type { CommandStep } from "../carrying-out/carry-out";
import type { ShowPeople } from "../people/people";
import { speechOf } from "./speech-of";
import { type Speech, type UnderstoodCommand, understandCommand } from "./understand-command";
import { type WorkedOut, workOutAct } from "./work-out-act";

/** One command of a call, with the stage before it. */
export interface RehearsedStep extends CommandStep, WorkedOut {
  before: StageState;
}

export interface Rehearsal {
  steps: RehearsedStep[];
  /** How each of the bodies was understood. */
  read: UnderstoodCommand[];
  /** The stage before all of them. */
  before: StageState;
  /** The stage after all of them. */
  after: StageState;
}

interface Start {
  eventId: string;
  state: StageState;
  people: ShowPeople;
  /** Returns when the `index`-th command happens. */
  at: (index: number) => Date;
}

/**
 * Interprets bodies in order and computes their effect on the stage, each based on those before it. Writes
 * nothing. In a list, errors name the position: `commands.1.layout`.
 * @throws `validation_error`, `version_conflict`
 */
export async function rehearseCommands(
  ctx: Ctx,
  { eventId, state, people, at }: Start,
  bodies: readonly Record<string, unknown>[],
  isList: boolean,
): Promise<Rehearsal> {
  let speech: Speech | undefined;
  const rehearsal: Rehearsal = { steps: [], read: [], before: state, after: state };
  for (const [index, body] of bodies.entries()) {
    if ("command" in body) speech ??= await speechOf(ctx, eventId, state);
    const spokenAt = { ...speech, at: iso(at(rehearsal.steps.length)) };
    const read = await inPlace(isList, index, () =>
      understandCommand(body, rehearsal.after, people, spokenAt),
    );
    const spoken = read.form === "command" ? String(body.command) : null;
    for (const act of read.acts) {
      const id = ctx.newId("cmd");
      const moment = at(rehearsal.steps.length);
      const before = rehearsal.after;
      const around = { eventId, id, at: moment, people, isFirst: rehearsal.steps.length === 0 };
      const done = await inPlace(isList, index, () => workOutAct(ctx, before, act, around));
      rehearsal.steps.push({ id, at: moment, before, spoken, ...done });
      rehearsal.after = done.applied.state;
    }
    rehearsal.read.push(read);
  }
  return rehearsal;
}

async function inPlace<T>(isList: boolean, index: number, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isList || !(error instanceof Problem) || error.code !== "validation_error") throw error;
    throw placed(error, `commands.${index}.`);
  }
}

/** Returns the same problem, with the body's position in front of its fields. */
function placed({ code, message, fields, details }: Problem, prefix: string): Problem {
  const problem = new Problem(code, message, under(prefix, fields));
  return Object.assign(problem, details ? { details: under(prefix, details) } : {});
}

const under = <T>(prefix: string, members: Record<string, T> = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(members).map(([key, value]) => [prefix + key, value]));
