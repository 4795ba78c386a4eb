import type { StudioCommand } from "@/lib/generated/prisma/client";
import { changesSince } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, stateConflict } from "@/lib/operation/problem";
import {
  type Applied,
  liftEmergency,
  type RestorePatch,
  RestorePatchSchema,
  type StageState,
  undo,
} from "@/lib/stage";
import { accept } from "../carrying-out/accept";
import { laterChanges } from "./later-changes";

const LOOKED_AT = 50;

export const actionOf = ({ command }: Pick<StudioCommand, "command">): string =>
  String((command as { action?: unknown }).action);

/**
 * Returns the stage after undoing one command.
 * @throws `version_conflict` if something newer changed the same, `validation_error` if it has no inverse
 */
export async function takeBack(
  ctx: Ctx,
  eventId: string,
  state: StageState,
  row: StudioCommand,
): Promise<Applied> {
  const changes = await changesSince(ctx, eventId, row.id);
  if (!changes) throw stateConflict("unknown_version", "The show's history doesn't go back to this command.");
  const inverse = row.inverse === null ? null : RestorePatchSchema.parse(row.inverse);
  const later = laterChanges(changes);
  if (inverse && actionOf(row) === "emergency_stop") return lift(state, inverse, later);
  return accept(undo(state, { inverse, changed: row.changed, versionAfter: row.versionAfter }, later));
}

/** People may join and leave while the card is shown. Only another stop or start prevents lifting it. */
function lift(state: StageState, inverse: RestorePatch, later: readonly string[][]): Applied {
  if (later.some((changed) => changed.includes("/mask/level")))
    throw stateConflict("changed_since", "The show was stopped or started again since.");
  return accept(liftEmergency(state, inverse));
}

/**
 * Returns the last command that can be undone, by any caller: the meaning of "undo".
 * @throws `validation_error` if there is none
 */
export async function lastUndoable(ctx: Ctx, eventId: string): Promise<StudioCommand> {
  const rows = await ctx.db.studioCommand.findMany({
    where: { eventId },
    orderBy: { versionAfter: "desc" },
    take: LOOKED_AT,
  });
  const gone = new Set<string>();
  for (const row of rows) {
    if (gone.has(row.id)) continue;
    if (actionOf(row) === "undo") gone.add(String((row.command as { command_id?: unknown }).command_id));
    else if (row.inverse !== null) return row;
  }
  throw invalid({ command: "unsupported" }, "There is nothing to undo on this stage.");
}
