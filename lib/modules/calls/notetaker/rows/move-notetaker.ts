import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import { notifyDesks } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import { noticeOf } from "@/lib/platform/database/notices";
import { log } from "@/lib/platform/runtime/log";
import { finishNotetakerJob, jobOf, LAST_WORDS_SECONDS } from "../finish-notetaker-job";
import { NOTETAKER_NOTICE } from "../notetaker-notice";
import type { Move } from "../states/next-move";
import { announce } from "./announce";
import { emitFinished } from "./emit-finished";
import { releaseAnalysis } from "./reserve-analysis";

/** Someone who removed or declined it. */
export interface Remover {
  id: string;
  name: string;
  role: "host" | "guest" | "api";
}

/**
 * Moves a notetaker on, unless its state has changed.
 * @returns the row after it; null if it has changed
 */
export async function moveNotetaker(
  ctx: Ctx,
  event: Event,
  bot: Notetaker,
  move: Move,
  by?: Remover,
): Promise<Notetaker | null> {
  const removed = by && {
    removedById: by.id,
    removedByName: by.name,
    removedByRole: by.role,
  };
  const data = { ...move, ...removed };
  const { count } = await ctx.db.notetaker.updateMany({ where: { id: bot.id, state: bot.state }, data });
  if (count === 0) return null;
  const after = { ...bot, ...data };
  if (move.state === undefined) return after;
  ctx.record({
    subjectType: "notetaker",
    subjectId: bot.id,
    before: { state: bot.state },
    after: { state: move.state, sub_code: move.subCode ?? null },
  });
  if (move.state === "in_call") await announce(ctx, event);
  if (move.state === "leaving")
    ctx.enqueue(finishNotetakerJob, jobOf(bot), {
      subject: bot.id,
      dedupeKey: `notetaker.finish:${bot.id}`,
      dueInSeconds: LAST_WORDS_SECONDS,
    });
  if (move.state === "failed") {
    await releaseAnalysis(bot);
    emitFinished(ctx, event, after);
  }
  await ctx.write(noticeOf(NOTETAKER_NOTICE));
  ctx.afterCommit(() => {
    void notifyDesks(event.id).catch((err: unknown) =>
      log().warn({ err, event_id: event.id }, "the desks weren't notified of a notetaker"),
    );
  });
  return after;
}
