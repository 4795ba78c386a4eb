import type { Event } from "@/lib/generated/prisma/client";
import { queueBroadcast } from "@/lib/modules/stage/broadcast";
import { type HeldStage, momentOf, saveStage } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { applyEvent, type StageEvent } from "@/lib/stage";
import type { studioContract } from "../contract";
import { presentLive } from "./present-live";

type Live = OutputOf<typeof studioContract.goLive>;

/**
 * Starts the countdown for the crew and the people on stage. For everyone else the show hasn't started, and
 * no event or email is sent. A running countdown continues.
 */
export async function beginCountdown(
  ctx: Ctx,
  event: Event,
  held: HeldStage,
  seconds: number,
): Promise<Live> {
  if (held.state.phase === "countdown") return unchanged(ctx, event, held);
  const endsAt = new Date(momentOf(held).getTime() + seconds * 1000);
  return count(ctx, event, held, { type: "start_countdown", ends_at: iso(endsAt) });
}

/** Returns to the state before the countdown. Changes nothing if none is running. */
export const stopCountdown = (ctx: Ctx, event: Event, held: HeldStage): Promise<Live> =>
  held.state.phase === "countdown"
    ? count(ctx, event, held, { type: "cancel_countdown" })
    : Promise.resolve(unchanged(ctx, event, held));

function unchanged(ctx: Ctx, event: Event, { state, now }: HeldStage): Live {
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    after: { phase: state.phase, unchanged: true },
  });
  return presentLive(event, state, null, now);
}

async function count(ctx: Ctx, event: Event, held: HeldStage, step: StageEvent): Promise<Live> {
  const applied = applyEvent(held.state, step);
  if (!applied.ok)
    throw stateConflict(applied.fields.status ?? held.state.phase, "The stage's state doesn't allow this.");
  const { state, changed } = applied;
  await saveStage(ctx, held, [{ type: step.type, state, changed }]);
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    before: { phase: held.state.phase },
    after: { phase: state.phase, countdown_ends_at: state.countdown_ends_at },
  });
  const room = queueBroadcast(ctx, event.id, state.version).reported();
  return presentLive(event, state, null, held.now, room);
}
