import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { type HeldStage, momentOf } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";
import { iso } from "@/lib/platform/runtime/clock";
import { applyEvent } from "@/lib/stage";
import type { studioContract } from "../contract";
import { beginSession } from "./begin-session";
import { closeRoomJob } from "./close-room-job";

const TOO_LATE =
  "This show has ended. It can only go back on air within 15 minutes of its end. To run it again, duplicate it.";

const FINAL = "The host ended this show for good, so it can't go back on air. To run it again, duplicate it.";

const STOPPED = "An emergency stop ended this show, so it can't go back on air.";

/**
 * Puts an ended show on air again. Its room was closed, so no one has to be in it yet: the host joins after
 * the show has resumed.
 */
export async function resumeShow(
  ctx: Ctx,
  event: Event,
  held: HeldStage,
  countdownSeconds: number,
): Promise<OutputOf<typeof studioContract.goLive>> {
  if (event.state !== "ended")
    throw stateConflict(event.state, `A show that is ${event.state} can't go live.`);
  const at = momentOf(held);
  const startsAt = new Date(at.getTime() + countdownSeconds * 1000);
  const type = "resume_show";
  const recorded = configOf(event).recording.enabled;
  const applied = applyEvent(held.state, { type, at: iso(at), starts_at: iso(startsAt), recorded });
  if (!applied.ok) throw stateConflict("ended", whyNot(held.state));
  await cancelJobs(closeRoomJob.kind, [event.id]);
  const moves = [{ type, state: applied.state, changed: applied.changed }];
  return beginSession(ctx, event, held, { moves, startsAt, resumed: true });
}

const whyNot = ({ mask, is_final }: HeldStage["state"]): string =>
  mask.level === "end" ? STOPPED : is_final ? FINAL : TOO_LATE;
