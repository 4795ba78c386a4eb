import { isDeepStrictEqual } from "node:util";
import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import { type CallToStore, storeHeardCall } from "@/lib/modules/calls/calls";
import { notetakerTask } from "@/lib/modules/studio/studio";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { type Reschedule, rescheduleAt, rescheduleIn } from "@/lib/platform/jobs/reschedule";
import { isTaskHeld } from "@/lib/platform/supervised-tasks/request-tasks";
import { LAST_WORDS_SECONDS } from "../finish-notetaker-job";
import { LOST_MS } from "../on-air/write-line";
import { emitFinished } from "../rows/emit-finished";
import { earnAnalysis, releaseAnalysis } from "../rows/reserve-analysis";
import { expiryOf } from "../sending/expiry-of";
import { dismissNotetaker } from "./dismiss-notetaker";
import { heardLines } from "./heard-lines";
import { type Notes, readNotes, readWithoutAnalysis } from "./read-notes";

const DAY_MS = 86_400_000;

/**
 * Ends a notetaker that has left its show, with the analysis of what it heard, or one whose show didn't take place. Safe to
 * repeat.
 * @returns when to look again
 */
export async function finishNotetaker(
  id: string,
  reservationId: string | null = null,
): Promise<Reschedule | null> {
  const found = await db().notetaker.findUnique({ where: { id }, include: { event: true } });
  if (!found) {
    // It was deleted with its show.
    await releaseAnalysis({ reservationId });
    return null;
  }
  const { event, ...bot } = found;
  if (bot.state === "leaving") {
    if (await isWriting(bot)) return rescheduleIn(LAST_WORDS_SECONDS);
    await analyzeAndEnd(bot, event);
    return null;
  }
  return bot.state === "done" || bot.state === "failed" ? null : waitOn(bot, event);
}

/** Whether what was said last may still be transcribed: until then, its process holds the show. */
const isWriting = async ({ eventId, leftAt }: Notetaker): Promise<boolean> =>
  leftAt !== null &&
  databaseNow().getTime() - leftAt.getTime() < LOST_MS + LAST_WORDS_SECONDS * 1000 &&
  (await isTaskHeld(notetakerTask, eventId));

async function analyzeAndEnd(bot: Notetaker, event: Event): Promise<void> {
  const notes = await readNotes(bot, event);
  const isEnded = await asSystem("notetaker.finish", bot, (ctx) => endWith(ctx, bot, event, notes));
  if (!isEnded) await analyzeAndEnd(bot, event);
}

/** Ends a notetaker without an analysis, because it couldn't be made. The call is stored, so that it can be analyzed later. */
export async function giveUpAnalysis(id: string): Promise<void> {
  const found = await db().notetaker.findUnique({ where: { id }, include: { event: true } });
  if (found?.state !== "leaving") return;
  const { event, ...bot } = found;
  const notes = await readWithoutAnalysis(bot, event);
  const isEnded = await asSystem("notetaker.finish", bot, (ctx) => endWith(ctx, bot, event, notes));
  if (!isEnded) await giveUpAnalysis(id);
}

/** Its show may have been moved. One that is on air ends it. */
function waitOn(bot: Notetaker, event: Event): Promise<Reschedule | null> {
  return asSystem("notetaker.expire", bot, async (ctx) => {
    const until = expiryOf(event, bot.createdAt);
    if (until > ctx.now) return rescheduleAt(until);
    if (bot.state !== "scheduled") return rescheduleAt(new Date(ctx.now.getTime() + DAY_MS));
    await dismissNotetaker(ctx, event);
    return null;
  });
}

/** @returns false if its lines have changed, because someone was erased while they were analyzed */
async function endWith(ctx: Ctx, bot: Notetaker, event: Event, notes: Notes): Promise<boolean> {
  if (!(await isLeaving(ctx, bot.id))) return true;
  if ("lines" in notes && !isDeepStrictEqual(notes.lines, await heardLines(ctx, bot))) return false;
  const call = "prepared" in notes ? notes.prepared : "unanalyzed" in notes ? notes.unanalyzed : null;
  const notAnalyzed = "notAnalyzed" in notes ? notes.notAnalyzed : null;
  const callId = call && (await storeNotes(ctx, bot, call));
  const data = { callId, notAnalyzed, state: "done", endedAt: ctx.realNow };
  const after = await ctx.db.notetaker.update({ where: { id: bot.id }, data });
  // The call has them now, or there was nothing in them.
  await ctx.db.notetakerLine.deleteMany({ where: { notetakerId: bot.id } });
  if (notAnalyzed !== null) await releaseAnalysis(bot);
  else await earnAnalysis(ctx, bot, event.clientId);
  ctx.record({
    subjectType: "notetaker",
    subjectId: bot.id,
    before: { state: bot.state },
    after: { state: "done", call_id: after.callId, not_analyzed: after.notAnalyzed },
  });
  emitFinished(ctx, event, after);
  return true;
}

/** The id follows from the notetaker's, so that a repeat finds the same call. */
async function storeNotes(ctx: Ctx, { id }: Notetaker, call: CallToStore): Promise<string> {
  const { callId } = await storeHeardCall(ctx, call, id.replace(/^bot_/, "call_"));
  return callId;
}

async function isLeaving({ sql }: Ctx, id: string): Promise<boolean> {
  const leaving = "SELECT 1 FROM notetaker WHERE id = $1 AND state = 'leaving' FOR UPDATE";
  return (await sql("notetaker_leaving", leaving, [id])).length > 0;
}
