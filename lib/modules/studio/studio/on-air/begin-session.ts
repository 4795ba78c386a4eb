import type { Event } from "@/lib/generated/prisma/client";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import { queueBroadcast } from "@/lib/modules/stage/broadcast";
import { type HeldStage, type StageMove, saveStage } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { studioContract } from "../contract";
import { agreeByGoingLive } from "../people/agree-by-going-live";
import { presentLive } from "./present-live";
import { requestAnnouncer } from "./workers/announcer-task";
import { requestCaptions } from "./workers/captions-task";
import { requestCapture } from "./workers/capture-task";
import { requestNotetaker } from "./workers/notetaker-task";

interface Beginning {
  /** The moves that put the stage on air. */
  moves: readonly StageMove[];
  startsAt: Date;
  /** True if it was on air before. */
  resumed: boolean;
}

/** Puts a show on air: its stage, a new session, the event, and all notifications. */
export async function beginSession(
  ctx: Ctx,
  event: Event,
  held: HeldStage,
  { moves, startsAt, resumed }: Beginning,
): Promise<OutputOf<typeof studioContract.goLive>> {
  const { now } = held;
  const state = moves.at(-1)?.state ?? held.state;
  const sessionId = ctx.newId("ses");
  if (state.recording !== "off") await agreeByGoingLive(ctx, event);
  await saveStage(ctx, held, moves, { sessionId });
  const session = await ctx.db.showSession.create({
    data: { id: sessionId, eventId: event.id, startedAt: startsAt, mediaStartedAt: startsAt },
  });
  await ctx.db.event.update({
    where: { id: event.id },
    data: { state: "live", version: event.version + 1, updatedAt: now },
  });
  await requestAnnouncer(event.id);
  await requestCaptions(event.id);
  await requestCapture(event.id);
  await requestNotetaker(ctx, event.id);
  emitForEvent(ctx, "show.started", event, { session_id: session.id, started_at: iso(startsAt), resumed });
  ctx.record({
    subjectType: "event",
    subjectId: event.slug,
    before: { state: event.state },
    after: { state: "live", session_id: session.id, started_at: iso(startsAt) },
  });
  const room = queueBroadcast(ctx, event.id, state.version).reported();
  return presentLive(event, state, session, now, room);
}
