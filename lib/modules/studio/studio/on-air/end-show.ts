import { sendAfterShowNow } from "@/lib/modules/email/after-show";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { queueBroadcast } from "@/lib/modules/stage/broadcast";
import { momentOf, type StageMove, saveStage } from "@/lib/modules/stage/show-ledger";
import { holdStage } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { applyEvent, type StageState } from "@/lib/stage";
import type { studioContract } from "../contract";
import { endSession } from "./end-session";
import { lastSession } from "./open-session";
import { presentLive } from "./present-live";

/** Long enough for everyone to receive the end of the show. */
const CLOSE_AFTER_SECONDS = 5;

export async function endShow(
  ctx: Ctx,
  { slug, final }: InputOf<typeof studioContract.endShow>,
): Promise<OutputOf<typeof studioContract.endShow>> {
  const event = await lockEvent(ctx, slug);
  const held = await holdStage(ctx, event);
  const { state: before, now } = held;
  const session = await lastSession(ctx, event.id);
  if (before.phase === "ended" && final && !before.is_final) {
    const move = finish(before, momentOf(held));
    await saveStage(ctx, held, [move], { sessionId: null });
    await sendAfterShowNow(ctx, event.id);
    ctx.record({ subjectType: "event", subjectId: event.slug, after: { state: event.state, final: true } });
    const room = queueBroadcast(ctx, event.id, move.state.version).reported();
    return presentLive(event, move.state, session, now, room);
  }
  if (before.phase === "ended") {
    ctx.record({ subjectType: "stage", subjectId: event.slug, after: { phase: "ended", unchanged: true } });
    return presentLive(event, before, session, now);
  }
  if (before.phase !== "live") throw new Problem("not_live");
  const at = momentOf(held);
  const applied = applyEvent(before, { type: "end_show", at: iso(at) });
  if (!applied.ok) throw stateConflict(before.phase, "The stage's state doesn't allow ending the show.");
  const end = { type: "end_show", state: applied.state, changed: applied.changed };
  const moves = final ? [end, finish(applied.state, at)] : [end];
  await saveStage(ctx, held, moves, { sessionId: null });
  const state = moves.at(-1)?.state ?? applied.state;
  const { version } = state;
  const ended = await endSession(ctx, event, { session, at, version, closeInSeconds: CLOSE_AFTER_SECONDS });
  const room = queueBroadcast(ctx, event.id, version).reported();
  return presentLive(event, state, ended, now, room);
}

function finish(ended: StageState, at: Date): StageMove {
  const type = "finish_show";
  const applied = applyEvent(ended, { type, at: iso(at) });
  if (!applied.ok)
    throw stateConflict(ended.phase, "The stage's state doesn't allow ending the show for good.");
  return { type, state: applied.state, changed: applied.changed };
}
