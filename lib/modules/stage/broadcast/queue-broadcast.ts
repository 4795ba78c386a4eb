import type { Ctx } from "@/lib/operation/ctx";
import { log } from "@/lib/platform/runtime/log";
import { expectAcknowledgement, untilAcknowledged } from "./acknowledgements";
import { broadcastStageJob } from "./broadcast-stage-job";
import { type FreshStage, publishStage } from "./publish-stage";
import { QUICK_MS, roomOutcome } from "./room-outcome";
import type { RoomOutcome } from "./room-outcome-schema";
import { planEarlyRun } from "./run-early";

/** A stage that is being published. */
interface Broadcast {
  /**
   * Adds the room's outcome to the call's answer, and with `more` what is known by then, for example that a
   * quick studio has acknowledged it.
   * @returns the preliminary outcome
   */
  reported(more?: () => Promise<Record<string, unknown>>): RoomOutcome;
}

/** The broadcasts of each call, by show. A stage changed several times in one call is sent once. */
const underWay = new WeakMap<Ctx, Map<string, Broadcast>>();

/**
 * Publishes a stage's new version immediately after the commit, and by a job if that fails. `fresh` as in
 * `publishStage`.
 */
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
  /** Resolves when its job is no longer needed, or is left to retry. */
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
