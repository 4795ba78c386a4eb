import type { Ctx } from "@/lib/operation/ctx";
import { log } from "@/lib/platform/runtime/log";
import { expectAcknowledgement, untilAcknowledged } from "./acknowledgements";
import { broadcastStageJob } from "./broadcast-stage-job";
import { type FreshStage, publishStage } from "./publish-stage";
import { QUICK_MS, roomOutcome } from "./room-outcome";
import type { RoomOutcome } from "./room-outcome-schema";
import { planEarlyRun } from "./run-early";

/** The stage on its way into the room. */
interface Broadcast {
  /**
   * Has the answer say what the room did, with what else is known by then: a quick studio has applied it.
   * @returns what it says until that is known
   */
  reported(more?: () => Promise<Record<string, unknown>>): RoomOutcome;
}

/** Of each call that changes stages, by show: however often it changes one, it is sent once. */
const underWay = new WeakMap<Ctx, Map<string, Broadcast>>();

/** Sends a stage's new version to the room: at once after the commit, and by a job should that fail. `fresh` as `publishStage` says. */
export function queueBroadcast(ctx: Ctx, eventId: string, version: number, fresh?: FreshStage): Broadcast {
  const known = underWay.get(ctx) ?? new Map<string, Broadcast>();
  underWay.set(ctx, known);
  const broadcast = known.get(eventId) ?? startBroadcast(ctx, eventId, version, fresh);
  known.set(eventId, broadcast);
  return broadcast;
}

function startBroadcast(ctx: Ctx, eventId: string, version: number, fresh?: FreshStage): Broadcast {
  const job = planEarlyRun(
    ctx,
    broadcastStageJob,
    { event_id: eventId, version },
    {
      subject: eventId,
      dedupeKey: `room.broadcast:${eventId}:${version}`,
    },
  );
  let isReported = false;
  let outcome: Promise<RoomOutcome> | undefined;
  /** The job behind it is not needed any more, or has been left to it. */
  let settled: Promise<unknown> = Promise.resolve();
  ctx.afterCommit(async () => {
    expectAcknowledgement(eventId, version);
    const sent = publishStage(eventId, false, fresh);
    settled = sent
      .then(() => job.done())
      .catch((error: unknown) => log().warn({ err: error, job_id: job.id }, "left to the job"));
    outcome = roomOutcome(sent);
    await Promise.race([isReported ? outcome : settled, later(QUICK_MS)]);
  });
  return {
    reported: (more) => {
      isReported = true;
      ctx.complete(async () => {
        const room = (await outcome) ?? "pending";
        const look = async () => {
          if (more && room === "reached") await untilAcknowledged(eventId, version);
          return more?.();
        };
        const [known] = await Promise.all([look(), Promise.race([settled, later(QUICK_MS)])]);
        return { ...known, room };
      });
      return ctx.dryRun ? "not_needed" : "pending";
    },
  };
}

const later = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());
