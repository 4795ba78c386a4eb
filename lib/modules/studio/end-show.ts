import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { applyEvent } from "@/lib/stage";
import { emitForEvent, lockEvent } from "../event-record";
import { momentOf, saveStage } from "../show-ledger";
import { closeRoomJob } from "./close-room-job";
import type { studioContract } from "./contract";
import { holdStage } from "./ensure-stage";
import { lastSession } from "./open-session";
import { presentLive } from "./present-live";
import { queueBroadcast } from "./queue-broadcast";

/** Long enough for everybody to be told that it is over. */
const CLOSE_AFTER_SECONDS = 5;

export async function endShow(
  ctx: Ctx,
  { slug }: InputOf<typeof studioContract.endShow>,
): Promise<OutputOf<typeof studioContract.endShow>> {
  const event = await lockEvent(ctx, slug);
  const held = await holdStage(ctx, event);
  const { state: before, now } = held;
  const session = await lastSession(ctx, event.id);
  if (before.phase === "ended") {
    ctx.record({ subjectType: "stage", subjectId: event.slug, after: { phase: "ended", unchanged: true } });
    return presentLive(event, before, session, now);
  }
  if (before.phase !== "live") throw new Problem("not_live");
  const at = momentOf(held);
  const applied = applyEvent(before, { type: "end_show", at: iso(at) });
  if (!applied.ok) throw stateConflict(before.phase, "The stage's state does not allow ending the show.");
  const move = { type: "end_show", state: applied.state, changed: applied.changed };
  await saveStage(ctx, held, [move], { sessionId: null });
  const ended =
    session && (await ctx.db.showSession.update({ where: { id: session.id }, data: { endedAt: at } }));
  const state = event.state === "live" ? "ended" : event.state;
  await ctx.db.event.update({
    where: { id: event.id },
    data: { state, version: event.version + 1, updatedAt: at },
  });
  emitForEvent(ctx, "show.ended", event, {
    session_id: ended?.id ?? null,
    started_at: ended ? iso(ended.startedAt) : null,
    ended_at: iso(at),
    peak_concurrent: ended?.peakConcurrent ?? 0,
  });
  ctx.record({
    subjectType: "event",
    subjectId: event.slug,
    before: { state: event.state },
    after: { state, session_id: ended?.id ?? null, ended_at: iso(at) },
  });
  const room = queueBroadcast(ctx, event.id, applied.state.version).reported();
  ctx.enqueue(
    closeRoomJob,
    { event_id: event.id },
    {
      subject: event.id,
      dedupeKey: `room.close:${event.id}:${applied.state.version}`,
      dueInSeconds: CLOSE_AFTER_SECONDS,
    },
  );
  return presentLive(event, applied.state, ended, now, room);
}
