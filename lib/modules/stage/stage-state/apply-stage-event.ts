import { queueBroadcast } from "@/lib/modules/stage/broadcast";
import { lockStageRow, saveStage } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { applyEvent, type StageEvent, type StageState } from "@/lib/stage";

/**
 * Applies an event in the show (people, votes, a new plan, a deck) to its stage and publishes it. Does
 * nothing if there is no stage yet, or if it doesn't fit the stage's state.
 * @returns the new state, or undefined if nothing changed
 */
export async function applyStageEvent(
  ctx: Ctx,
  eventId: string,
  event: StageEvent,
): Promise<StageState | undefined> {
  const held = await lockStageRow(ctx, eventId);
  if (!held) return undefined;
  const applied = applyEvent(held.state, event);
  if (!applied.ok || applied.changed.length === 0) return undefined;
  await saveStage(ctx, held, [{ type: event.type, state: applied.state, changed: applied.changed }]);
  queueBroadcast(ctx, eventId, applied.state.version);
  return applied.state;
}
