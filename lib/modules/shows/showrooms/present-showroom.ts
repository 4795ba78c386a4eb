import type { Event, Plan } from "@/lib/generated/prisma/client";
import { outlineOf, planOf } from "@/lib/modules/plan/plans";
import { linksFor, minutesOf } from "@/lib/modules/shows/events";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { ShowroomWire } from "./schema";

/** Presents a showroom. `made` is the response that created it, with what was understood of its brief. */
export function presentShowroom(
  ctx: Ctx,
  event: Event,
  plan: Plan | null,
  { made = false } = {},
): ShowroomWire {
  return {
    slug: event.slug,
    title: event.title,
    dry_run: ctx.dryRun,
    segments: planOf(plan).segments.map(({ title }) => title),
    links: linksFor(ctx, event),
    state: event.state as ShowroomWire["state"],
    environment: event.environment,
    client_id: event.clientId,
    starts_at: isoOrNull(event.startsAt),
    ends_at: isoOrNull(event.endsAt),
    duration_min: minutesOf(event),
    timezone: event.timezone,
    language: event.language,
    plan: {
      status: (plan?.status ?? "none") as ShowroomWire["plan"]["status"],
      ...(made ? { outline: outlineOf(plan) } : {}),
    },
    created_at: iso(event.createdAt),
  };
}
