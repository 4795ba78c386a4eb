import { languageOf, UnreadableCall } from "@/lib/calls";
import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import { requestNotetaker } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, stateConflict } from "@/lib/operation/problem";
import type { notetakerContract } from "../contract";
import { finishNotetakerJob, jobOf } from "../finish-notetaker-job";
import { presentNotetaker } from "../rows/present-notetaker";
import { reserveAnalysis } from "../rows/reserve-analysis";
import { wasSentAway } from "../states/next-move";
import { isOver } from "../states/states-vocabulary";
import { expiryOf } from "./expiry-of";
import { lockMeeting } from "./find-meeting";

type Operation = typeof notetakerContract.sendNotetaker;

/** Sends a notetaker into a show. There is one per show: another request returns the same one. */
export async function sendNotetaker(
  ctx: Ctx,
  { meeting_url }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const event = await lockMeeting(ctx, meeting_url);
  const last = await ctx.db.notetaker.findFirst({
    where: { eventId: event.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  if (last && (!isOver(last.state) || wasSentAway(last))) {
    ctx.record({ subjectType: "notetaker", subjectId: last.id, after: { unchanged: true } });
    return presentNotetaker(last, event.slug);
  }
  if (event.state !== "live" && event.state !== "published" && event.state !== "draft")
    throw stateConflict(
      event.state,
      `This show is ${event.state}. Send the notetaker before or during a show.`,
    );
  requireLanguage(event);
  return presentNotetaker(await createNotetaker(ctx, event), event.slug);
}

/** What it hears couldn't be analyzed otherwise. */
function requireLanguage({ language }: Event): void {
  try {
    languageOf(language, []);
  } catch (error) {
    if (error instanceof UnreadableCall) throw invalid({ meeting_url: "unsupported" }, error.message);
    throw error;
  }
}

async function createNotetaker(ctx: Ctx, event: Event): Promise<Notetaker> {
  const id = ctx.newId("bot");
  const bot = await ctx.db.notetaker.create({
    data: {
      id,
      workspaceId: event.workspaceId,
      environment: event.environment,
      eventId: event.id,
      reservationId: await reserveAnalysis(ctx, id),
      createdAt: ctx.realNow,
    },
  });
  ctx.record({
    subjectType: "notetaker",
    subjectId: id,
    after: { state: bot.state, event_slug: event.slug },
  });
  ctx.enqueue(finishNotetakerJob, jobOf(bot), { subject: id, dueAt: expiryOf(event, ctx.now) });
  if (event.state === "live") await requestNotetaker(ctx, event.id);
  return bot;
}
