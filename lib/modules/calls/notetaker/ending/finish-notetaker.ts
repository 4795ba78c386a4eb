import type { Call } from "@/lib/calls/call";
import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db, sql } from "@/lib/platform/database/db";
import { emitFinished } from "../rows/emit-finished";
import { releaseAnalysis } from "../rows/reserve-analysis";
import { expiryOf } from "../sending/expiry-of";
import { analyzeNotes } from "./analyze-notes";
import { callOfLines } from "./call-of-lines";
import { dismissNotetaker } from "./dismiss-notetaker";
import { heardLines } from "./heard-lines";

const DAY_MS = 86_400_000;

type NotAnalyzed = "no_speech" | "unsupported_language" | "failed";

/**
 * Ends a notetaker that has left its show, with the analysis of what it heard, or one whose show didn't take place. Safe to
 * repeat.
 * @returns when to look again
 */
export async function finishNotetaker(id: string): Promise<Date | null> {
  const found = await db().notetaker.findUnique({ where: { id }, include: { event: true } });
  if (!found) return null;
  const { event, ...bot } = found;
  if (bot.state === "leaving") {
    const lines = await heardLines({ sql }, bot);
    const { title, language, timezone } = event;
    const { joinedAt } = bot;
    const call =
      joinedAt && lines.length > 0 ? callOfLines({ title, language, timezone, joinedAt }, lines) : null;
    await asSystem("notetaker.finish", bot, (ctx) => end(ctx, bot, event, call));
    return null;
  }
  return bot.state === "done" || bot.state === "failed" ? null : waitOn(bot, event);
}

/** Ends a notetaker without an analysis, because it couldn't be made. */
export async function giveUpAnalysis(id: string): Promise<void> {
  const found = await db().notetaker.findUnique({ where: { id }, include: { event: true } });
  if (found?.state !== "leaving") return;
  const { event, ...bot } = found;
  await asSystem("notetaker.finish", bot, (ctx) => endWith(ctx, bot, event, { notAnalyzed: "failed" }));
}

/** Its show may have been moved. One that is on air ends it. */
function waitOn(bot: Notetaker, event: Event): Promise<Date | null> {
  return asSystem("notetaker.expire", bot, async (ctx) => {
    const until = expiryOf(event, bot.createdAt);
    if (until > ctx.now) return until;
    if (bot.state !== "scheduled") return new Date(ctx.now.getTime() + DAY_MS);
    await dismissNotetaker(ctx, event);
    return null;
  });
}

async function end(ctx: Ctx, bot: Notetaker, event: Event, call: Call | null): Promise<void> {
  if (!(await isLeaving(ctx, bot.id))) return;
  if (call === null) return endWith(ctx, bot, event, { notAnalyzed: "no_speech" });
  await endWith(ctx, bot, event, await analyzeNotes(ctx, bot, call));
}

async function endWith(
  ctx: Ctx,
  bot: Notetaker,
  event: Event,
  result: { callId: string } | { notAnalyzed: NotAnalyzed },
): Promise<void> {
  if (!(await isLeaving(ctx, bot.id))) return;
  const data = { ...result, state: "done", endedAt: ctx.realNow };
  const after = await ctx.db.notetaker.update({ where: { id: bot.id }, data });
  // The call has them now, or there was nothing in them.
  await ctx.db.notetakerLine.deleteMany({ where: { notetakerId: bot.id } });
  if ("notAnalyzed" in result) await releaseAnalysis(ctx, bot);
  ctx.record({
    subjectType: "notetaker",
    subjectId: bot.id,
    before: { state: bot.state },
    after: { state: "done", call_id: after.callId, not_analyzed: after.notAnalyzed },
  });
  emitFinished(ctx, event, after);
}

async function isLeaving({ sql: read }: Ctx, id: string): Promise<boolean> {
  const rows = await read(
    "notetaker_leaving",
    "SELECT 1 FROM notetaker WHERE id = $1 AND state = 'leaving' FOR UPDATE",
    [id],
  );
  return rows.length > 0;
}
