import type { Event, Prisma } from "@/lib/generated/prisma/client";
import { appendEntries, sourceOf } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { log } from "@/lib/platform/runtime/log";
import { type StageState, stageSvg, stageText } from "@/lib/stage";
import type { CarriedOut } from "../carrying-out/carry-out";
import { notifyDesks } from "../people/notify-desks";
import type { StudioCommandWire } from "../schema";

const WAITS_SECONDS = 180;

/** An action that was computed but not carried out. */
export interface Proposed {
  command: { action: string };
  words: string;
  applied: { state: StageState; inverse: unknown };
}

const drawn = (state: StageState) => ({ text: stageText(state), svg: stageSvg(state) });

/**
 * Stores steps as a proposal for a person to decide, instead of carrying them out. The stage doesn't change.
 */
export async function propose(
  ctx: Ctx,
  event: Event,
  before: StageState,
  steps: readonly Proposed[],
): Promise<CarriedOut> {
  if (steps.some(({ command }) => command.action === "emergency_stop"))
    throw invalid(
      { command: "unsupported" },
      "People have stage control. Send the emergency stop as its own command.",
    );
  const { actor } = ctx.principal;
  const id = ctx.newId("prp");
  const after = steps.at(-1)?.applied.state ?? before;
  const expiresAt = new Date(ctx.realNow.getTime() + WAITS_SECONDS * 1000);
  await ctx.db.studioProposal.create({
    data: {
      id,
      eventId: event.id,
      actorType: actor.type,
      actorId: actor.id,
      actorName: actor.name.slice(0, 200),
      source: sourceOf(ctx),
      commands: steps.map(({ command }) => command) as unknown as Prisma.JsonArray,
      words: steps.map(({ words }) => words),
      drawings: { before: drawn(before), after: drawn(after) },
      stageVersion: before.version,
      createdAt: ctx.realNow,
      expiresAt,
    },
  });
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    after: { proposal: id, commands: steps.map(({ command }) => ({ ...command })) },
  });
  const actions = steps.map(({ command }) => command.action);
  await appendEntries(ctx, event.id, [{ type: "proposal_made", body: { proposal: id, actions } }]);
  ctx.meta.version = before.version;
  ctx.afterCommit(
    () =>
      void notifyDesks(event.id).catch((err: unknown) =>
        log().warn({ err }, "desks will refresh on their own"),
      ),
  );
  const commands = steps.map((step) => presentStep(ctx, id, before.version, step));
  return {
    command: commands.at(-1) as StudioCommandWire,
    commands,
    applied: [],
    state_version: before.version,
    room: "not_needed",
    acknowledged: false,
    warnings: [],
    proposal: { id, expires_at: iso(expiresAt) },
  };
}

function presentStep(ctx: Ctx, id: string, version: number, step: Proposed): StudioCommandWire {
  const { principal, realNow } = ctx;
  const { command, applied } = step;
  return {
    id,
    state: "proposed",
    action: command.action,
    command: { ...command },
    version,
    source: sourceOf(ctx) as StudioCommandWire["source"],
    actor: { type: principal.actor.type, name: principal.actor.name },
    mine: true,
    undoable: applied.inverse !== null,
    error: null,
    created_at: iso(realNow),
    acknowledged_at: null,
  };
}
