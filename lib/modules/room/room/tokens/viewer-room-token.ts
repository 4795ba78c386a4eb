import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { randomTab } from "@/lib/providers/room/identity";
import { isBeforeTheShow } from "@/lib/stage/seconds-until-air";
import type { roomContract } from "../contract";
import { loadOpenShow } from "./load-open-show";
import { hasSpareSeat, requireSpareSeat } from "./require-spare-seat";
import { roomAccess } from "./room-access";
import { callingViewer } from "./viewer";

/**
 * There is nothing to see before the show, so no one is let in. Viewers who don't get into the room watch over HTTP,
 * unless the show excludes that. Whoever is invited to the stage needs the room.
 */
export async function viewerRoomToken(
  ctx: Ctx,
  input: InputOf<typeof roomContract.viewerRoomToken>,
): Promise<OutputOf<typeof roomContract.viewerRoomToken>> {
  const { event, stage } = await ctx.ahead(() => loadOpenShow(ctx, input.slug));
  if (isBeforeTheShow(stage.phase)) throw new Problem("not_live", "The show hasn't started yet.");
  const viewer = await callingViewer(ctx, event);
  const { http_audience: overHttp } = configOf(event).recording;
  if (overHttp === "always" && !viewer.askedOn) return { over_http: "setting" };
  if (viewer.claims.role === "watcher") {
    if (overHttp === "off") await requireSpareSeat(ctx, event, viewer.person);
    else if (!(await hasSpareSeat(ctx, event, viewer.person))) return { over_http: "full" };
  }
  const tab = input.tab ?? randomTab();
  return roomAccess(ctx, {
    ...viewer,
    eventId: event.id,
    stage,
    tab,
    previous: "",
    takeOver: false,
    name: "",
  });
}
