import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { watcherPersonId } from "@/lib/providers/room/identity";
import { isBeforeTheShow } from "@/lib/stage/seconds-until-air";
import type { roomContract } from "../contract";
import { loadOpenShow } from "./load-open-show";
import { requireSpareSeat } from "./require-spare-seat";

const DAY_SECONDS = 86_400;

/**
 * Gives a browser access to a show that anyone may watch. It identifies no one, and nothing is stored here.
 */
export async function watchOpenShow(
  ctx: Ctx,
  { slug }: InputOf<typeof roomContract.watchOpenShow>,
): Promise<OutputOf<typeof roomContract.watchOpenShow>> {
  const { event, stage } = await ctx.ahead(() => loadOpenShow(ctx, slug));
  const { watch, recording } = configOf(event);
  if (!watch.open)
    throw stateConflict("closed_door", "This show requires registration. Sign up on its page.");
  if (isBeforeTheShow(stage.phase)) throw new Problem("not_live", "The show hasn't started yet.");
  const watcher = ctx.newId("wch");
  // There is room for everyone over HTTP.
  if (recording.http_audience === "off")
    await requireSpareSeat(ctx, event, watcherPersonId(event.id, watcher));
  const expiresAt = Math.floor(ctx.realNow.getTime() / 1000) + DAY_SECONDS;
  ctx.grant({ kind: "watcher", eventId: event.id, subjectId: watcher, version: 0, expiresAt }, event.slug);
  return { watching: true };
}
