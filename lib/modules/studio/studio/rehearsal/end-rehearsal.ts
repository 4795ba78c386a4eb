import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { queueBroadcast } from "@/lib/modules/stage/broadcast";
import { momentOf, saveStage } from "@/lib/modules/stage/show-ledger";
import { firstState, holdStage, stagedPlan } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { applyEvent } from "@/lib/stage";
import type { studioContract } from "../contract";
import { lastRehearsal, presentRehearsal } from "./last-rehearsal";
import { rehearsedStage } from "./rehearsed-stage";

/** Stores how long each segment took, and returns the stage to its prepared state. */
export async function endRehearsal(
  ctx: Ctx,
  { slug }: InputOf<typeof studioContract.endRehearsal>,
): Promise<OutputOf<typeof studioContract.endRehearsal>> {
  const event = await lockEvent(ctx, slug);
  const held = await holdStage(ctx, event);
  const session = await lastRehearsal(ctx, event.id);
  if (!session) throw new Problem("not_live", "No rehearsal is in progress.");
  if (held.state.rehearsal === null) {
    const after = { rehearsal: session.id, unchanged: true };
    ctx.record({ subjectType: "stage", subjectId: event.slug, after });
    return { rehearsal: presentRehearsal(session), state_version: held.state.version, room: "not_needed" };
  }
  const end = momentOf(held);
  const told = { eventId: event.id, sessionId: session.id, state: held.state, end };
  const { before, parts } = await rehearsedStage(ctx, told);
  const prepared = before ?? firstState(event, await planned(ctx, event.id));
  const applied = applyEvent(held.state, { type: "rehearsal_ended", before: prepared });
  if (!applied.ok)
    throw stateConflict(held.state.phase, "The stage's state doesn't allow ending a rehearsal.");
  const move = { type: "rehearsal_ended", state: applied.state, changed: applied.changed };
  await saveStage(ctx, held, [move], { sessionId: null });
  const ended = await ctx.db.showSession.update({
    where: { id: session.id },
    data: { endedAt: end, timings: parts },
  });
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    after: { rehearsal: session.id, ended_at: end },
  });
  const { version } = applied.state;
  return {
    rehearsal: presentRehearsal(ended),
    state_version: version,
    room: queueBroadcast(ctx, event.id, version).reported(),
  };
}

const planned = async (ctx: Ctx, eventId: string) =>
  stagedPlan(ctx, eventId, await ctx.db.plan.findUnique({ where: { eventId } }));
