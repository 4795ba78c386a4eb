import { momentOf } from "@/lib/modules/stage/show-ledger";
import {
  actionOf,
  carryOut,
  findAvailableShow,
  holdWithPeople,
  mustPropose,
  propose,
  requireOnAir,
  takeBack,
} from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { studioCommandsContract } from "./contract";
import { findCommand } from "./find-command";

export async function undoStudioCommand(
  ctx: Ctx,
  { slug, command_id }: InputOf<typeof studioCommandsContract.undoStudioCommand>,
): Promise<OutputOf<typeof studioCommandsContract.undoStudioCommand>> {
  const event = await findAvailableShow(ctx, slug);
  const [held, people, hands] = await holdWithPeople(ctx, event);
  const row = await findCommand(ctx, event.id, command_id);
  const prepares = held.state.phase === "idle" && ctx.principal.showRole !== undefined;
  // A stopped show can be restored regardless of who is in the room.
  if (!prepares && actionOf(row) !== "emergency_stop") requireOnAir(ctx, held.state, people);
  const applied = await takeBack(ctx, event.id, held.state, row);
  const command = { action: "undo", command_id, what: actionOf(row) };
  const step = { id: ctx.newId("cmd"), at: momentOf(held), command, applied, spoken: null };
  const words = `undo ${actionOf(row).replaceAll("_", " ")}`;
  const waits = actionOf(row) !== "emergency_stop" && mustPropose(ctx, hands);
  if (waits && !prepares) return propose(ctx, event, held.state, [{ command, words, applied }]);
  return carryOut(ctx, event, held, people, [step]);
}
