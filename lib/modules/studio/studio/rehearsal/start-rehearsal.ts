import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { queueBroadcast } from "@/lib/modules/stage/broadcast";
import { momentOf, type StageMove, saveStage } from "@/lib/modules/stage/show-ledger";
import { holdStage, videosOfScenes } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { applyEvent } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";
import type { studioContract } from "../contract";
import { presentHost } from "../on-air/present-host";
import { requireShowAvailable } from "../on-air/require-show-available";
import { requestAnnouncer } from "../on-air/workers/announcer-task";
import { lastRehearsal, presentRehearsal } from "./last-rehearsal";

/** Runs the stage as on air, but in the phase before the show, so that the audience stays out. */
export async function startRehearsal(
  ctx: Ctx,
  { slug }: InputOf<typeof studioContract.startRehearsal>,
): Promise<OutputOf<typeof studioContract.startRehearsal>> {
  const event = await lockEvent(ctx, slug);
  await requireShowAvailable(ctx, event);
  const held = await holdStage(ctx, event);
  const on = held.state.rehearsal && (await lastRehearsal(ctx, event.id));
  if (on) {
    ctx.record({ subjectType: "stage", subjectId: event.slug, after: { rehearsal: on.id, unchanged: true } });
    return { rehearsal: presentRehearsal(on), state_version: held.state.version, room: "not_needed" };
  }
  if (held.state.phase !== "idle")
    throw stateConflict(held.state.phase, "Rehearsals are only possible before the show.");
  const host = await presentHost(ctx, event);
  const at = momentOf(held);
  const videos = await videosOfScenes(ctx, event.id, held.state.scenes);
  const moves: StageMove[] = [];
  const step = (happened: Parameters<typeof applyEvent>[1]) => {
    const applied = applyEvent(moves.at(-1)?.state ?? held.state, happened, { videos });
    if (!applied.ok) throw stateConflict(held.state.phase, "The stage's state doesn't allow a rehearsal.");
    moves.push({ type: happened.type, state: applied.state, changed: applied.changed });
  };
  if (!held.state.stage.some(({ kind }) => rightsOf(kind).leads))
    step({ type: "person_staged", person: host });
  step({ type: "rehearsal_started", at: iso(at) });
  const sessionId = ctx.newId("ses");
  await saveStage(ctx, held, moves, { sessionId });
  const session = await ctx.db.showSession.create({
    data: { id: sessionId, eventId: event.id, kind: "rehearsal", startedAt: at, mediaStartedAt: at },
  });
  await requestAnnouncer(event.id);
  const version = moves.at(-1)?.state.version ?? held.state.version;
  ctx.record({ subjectType: "stage", subjectId: event.slug, after: { rehearsal: session.id } });
  return {
    rehearsal: presentRehearsal(session),
    state_version: version,
    room: queueBroadcast(ctx, event.id, version).reported(),
  };
}
