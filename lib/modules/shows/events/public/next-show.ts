import type { Event } from "@/lib/generated/prisma/client";
import { eventLinks } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { PublicEvent } from "./public-schema";

/** States in which visitors are offered another show. */
const OVER: readonly string[] = ["cancelled", "ended", "archived"];

/**
 * Returns the show to offer to visitors of one that is over or cancelled: the next open one of its series, or
 * else of its client. Null if there is none.
 */
export async function nextShow(ctx: Ctx, event: Event): Promise<PublicEvent["next_show"]> {
  if (!isOver(event, ctx.now)) return null;
  const found =
    (event.series === null ? null : await firstOf(ctx, event, { series: event.series })) ??
    (await firstOf(ctx, event, { clientId: event.clientId }));
  if (!found) return null;
  return {
    title: found.title,
    starts_at: isoOrNull(found.startsAt),
    timezone: found.timezone,
    link: eventLinks(found, { withKey: false }).signup_page,
  };
}

const isOver = ({ state, endsAt }: Event, now: Date): boolean =>
  OVER.includes(state) || (state === "published" && endsAt !== null && endsAt <= now);

const firstOf = (
  ctx: Ctx,
  { id, workspaceId, environment }: Event,
  kin: { series: string } | { clientId: string },
): Promise<Event | null> =>
  ctx.db.event.findFirst({
    where: {
      ...kin,
      workspaceId,
      environment,
      id: { not: id },
      state: "published",
      startsAt: { gt: ctx.now },
      client: { status: "active" },
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
