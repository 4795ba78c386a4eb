import type { ShowSession } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { eventsContract } from "../contract";
import { loadEventWithRelations } from "./load-event-with-relations";
import { presentEvent } from "./present-event";

const MAX_CLICKS = 500;
const MAX_SESSIONS = 100;

export async function getEvent(
  ctx: Ctx,
  input: InputOf<typeof eventsContract.getEvent>,
): Promise<OutputOf<typeof eventsContract.getEvent>> {
  const loaded = await loadEventWithRelations(ctx, await findEvent(ctx, input.slug));
  const { event } = loaded;
  const where = { eventId: event.id };
  const sessions = await ctx.db.showSession.findMany({
    where: { ...where, kind: "live" },
    orderBy: { startedAt: "desc" },
    take: MAX_SESSIONS,
  });
  const clicks = await ctx.db.ctaClick.findMany({ where, orderBy: { createdAt: "desc" }, take: MAX_CLICKS });
  ctx.meta.version = event.version;
  return {
    event: presentEvent(ctx, loaded),
    sessions: sessions.map(presentSession),
    cta_clicks: clicks.map((click) => ({
      id: click.id,
      label: click.label,
      url: click.url,
      registration_id: click.registrationId,
      created_at: iso(click.createdAt),
    })),
  };
}

const presentSession = (session: ShowSession) => ({
  id: session.id,
  kind: session.kind,
  started_at: iso(session.startedAt),
  ended_at: isoOrNull(session.endedAt),
  duration_min: session.endedAt
    ? Math.round((session.endedAt.getTime() - session.startedAt.getTime()) / 6000) / 10
    : null,
  peak_concurrent: session.peakConcurrent,
});
