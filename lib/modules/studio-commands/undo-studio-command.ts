import type { StudioCommand } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { type Applied, liftEmergency, type RestorePatch, RestorePatchSchema, undo } from "@/lib/stage";
import { changesSince, type HeldStage, momentOf } from "../show-ledger";
import { accept, carryOut, findAvailableShow, holdWithPeople, requireOnAir } from "../studio";
import type { studioCommandsContract } from "./contract";
import { findCommand } from "./find-command";
import { laterChanges } from "./later-changes";

export async function undoStudioCommand(
  ctx: Ctx,
  { slug, command_id }: InputOf<typeof studioCommandsContract.undoStudioCommand>,
): Promise<OutputOf<typeof studioCommandsContract.undoStudioCommand>> {
  const event = await findAvailableShow(ctx, slug);
  const [held, people] = await holdWithPeople(ctx, event);
  const row = await findCommand(ctx, event.id, command_id);
  const prepares = held.state.phase === "idle" && ctx.principal.showRole !== undefined;
  // A stopped show comes back whoever is in the room.
  if (!prepares && !isEmergency(row)) requireOnAir(ctx, held.state, people);
  const applied = await takeBack(ctx, held, row);
  const command = { action: "undo", command_id, what: actionOf(row) };
  const step = { id: ctx.newId("cmd"), at: momentOf(held), command, applied, spoken: null };
  return carryOut(ctx, event, held, people, [step]);
}

const actionOf = ({ command }: StudioCommand): string => String((command as { action?: unknown }).action);
const isEmergency = (row: StudioCommand): boolean => actionOf(row) === "emergency_stop";

async function takeBack(ctx: Ctx, held: HeldStage, row: StudioCommand): Promise<Applied> {
  const changes = await changesSince(ctx, held.eventId, row.id);
  if (!changes)
    throw stateConflict("unknown_version", "The show's history does not go back to this command.");
  const inverse = row.inverse === null ? null : RestorePatchSchema.parse(row.inverse);
  const later = laterChanges(changes);
  if (inverse && isEmergency(row)) return lift(held, inverse, later);
  return accept(undo(held.state, { inverse, changed: row.changed, versionAfter: row.versionAfter }, later));
}

/** People may come and go while the card is up; what keeps it from being lifted is another stop. */
function lift({ state }: HeldStage, inverse: RestorePatch, later: readonly string[][]): Applied {
  if (later.some((changed) => changed.includes("/mask/level")))
    throw stateConflict("changed_since", "The show was stopped or started again since.");
  return accept(liftEmergency(state, inverse));
}
