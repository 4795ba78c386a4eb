import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { readWatch } from "@/lib/modules/stage/show-numbers";
import type { Ctx } from "@/lib/operation/ctx";
import { makeCursor, readCursor } from "@/lib/operation/cursor";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { analyticsContract } from "../contract";
import { presentAttendees } from "./attendees";
import { readFigures } from "./figures";

type Contract = typeof analyticsContract;

export async function getEventAnalytics(
  ctx: Ctx,
  { slug, limit, cursor }: InputOf<Contract["getEventAnalytics"]>,
): Promise<OutputOf<Contract["getEventAnalytics"]>> {
  const { id } = await findEvent(ctx, slug);
  const position = readCursor(ctx, { slug }, cursor);
  const after = position && { person: position.id, ms: Number(position.value) };
  const watch = await readWatch(ctx, id, ctx.realNow);
  const watched = await watch.attendees(after, limit + 1);
  const shown = watched.slice(0, limit);
  const last = watched.length > limit ? shown.at(-1) : undefined;
  ctx.meta.nextCursor = last ? makeCursor(ctx, { slug }, { value: last.ms, id: last.person }) : null;
  const attendees = await presentAttendees(ctx, id, watch, shown);
  return after ? { attendees } : { ...(await readFigures(ctx, id, watch)), attendees };
}
