import type { Event, ShowSession } from "@/lib/generated/prisma/client";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import { keepWatch, settlePeaks } from "@/lib/modules/stage/show-numbers";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { closeRoomJob } from "./close-room-job";

/**
 * Ends the session of a show whose stage ends in the same transaction: its row and the event's, webhooks,
 * audit, and the rooms, which close `closeInSeconds` later. The event is locked by `lockEvent`.
 * @returns the session as it ended
 */
export async function endSession(
  ctx: Ctx,
  event: Event,
  { session, at, version, closeInSeconds }: Ending,
): Promise<ShowSession | null> {
  const ended = session && (await closeSession(ctx, session, at));
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
  const options = {
    subject: event.id,
    dedupeKey: `room.close:${event.id}:${version}`,
    dueInSeconds: closeInSeconds,
  };
  ctx.enqueue(closeRoomJob, { event_id: event.id }, options);
  return ended;
}

async function closeSession(ctx: Ctx, { id, eventId }: ShowSession, at: Date): Promise<ShowSession> {
  const ended = await ctx.db.showSession.update({ where: { id }, data: { endedAt: at } });
  const peaks = await settlePeaks(ctx, eventId);
  await keepWatch(ctx, eventId);
  return { ...ended, peakConcurrent: peaks.get(id) ?? ended.peakConcurrent };
}

interface Ending {
  session: ShowSession | null;
  at: Date;
  /** The stage's version after the end. */
  version: number;
  closeInSeconds: number;
}
