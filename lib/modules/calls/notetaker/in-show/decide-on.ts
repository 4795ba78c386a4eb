import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import { moveNotetaker, type Remover } from "../rows/move-notetaker";
import { openNotetaker } from "../rows/open-notetaker";
import { decided } from "../states/next-move";
import type { Decision, NotetakerState } from "../states/states-vocabulary";

const LOCK = "SELECT 1 FROM notetaker WHERE event_id = $1 AND state NOT IN ('done', 'failed') FOR UPDATE";

/** Carries out someone's decision about the notetaker in a show. Removing one that has left changes nothing. */
export async function decideOn(
  ctx: Ctx,
  event: Event,
  decision: Decision,
  by: Remover,
): Promise<Notetaker | null> {
  await ctx.lock("notetaker_lock", LOCK, [event.id]);
  const bot = await openNotetaker(ctx, event.id);
  const unchanged = () => {
    ctx.record({ subjectType: "event", subjectId: event.slug, after: { decision, unchanged: true } });
    return bot;
  };
  if (!bot) {
    if (decision === "admit") throw stateConflict("left", "The notetaker is no longer waiting.");
    return unchanged();
  }
  const move = decided(bot.state as NotetakerState, decision, ctx.realNow);
  if (move === "conflict")
    throw stateConflict(bot.state, `A notetaker that is ${bot.state} can't be ${PAST[decision]}.`);
  if (move === null) return unchanged();
  return moveNotetaker(ctx, event, bot, move, decision === "admit" ? undefined : by);
}

const PAST = { admit: "admitted", decline: "declined", remove: "removed" } as const;
