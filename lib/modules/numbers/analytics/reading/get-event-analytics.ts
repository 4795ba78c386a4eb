import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { readWatch } from "@/lib/modules/stage/show-numbers";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { analyticsContract } from "../contract";
import { makeAttendeeCursor, readAttendeeCursor } from "./attendee-cursor";
import { attendeePage } from "./attendee-page";
import { presentAttendees } from "./attendees";
import { readFigures } from "./figures";

type Contract = typeof analyticsContract;

export async function getEventAnalytics(
  ctx: Ctx,
  { slug, limit, cursor }: InputOf<Contract["getEventAnalytics"]>,
): Promise<OutputOf<Contract["getEventAnalytics"]>> {
  const { id } = await findEvent(ctx, slug);
  const position = readAttendeeCursor(ctx, { slug }, cursor);
  const watch = await readWatch(ctx, id, ctx.realNow, position?.asOf);
  const { people, next } = await attendeePage(ctx, id, watch, { after: position?.after, limit });
  ctx.meta.nextCursor = next && makeAttendeeCursor(ctx, { slug }, { asOf: watch.asOf, after: next });
  const attendees = await presentAttendees(ctx, id, watch, people);
  return position ? { attendees } : { ...(await readFigures(ctx, id, watch)), attendees };
}
