import type { Event, Guest, GuestProposal, Plan as PlanRow } from "@/lib/generated/prisma/client";
import { isOpen, presentGuest, presentProposal } from "@/lib/modules/people/guests";
import { presentEventPlan, seesNotes } from "@/lib/modules/plan/plans";
import { configOf, eventLinks } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { minutesOf } from "../schedule";
import type { EventSummary, EventWire } from "../schema";
import { countExpected, type RegistrationCounts } from "./count-registrations";

/** Everything needed to present an event completely. */
export interface EventWithRelations {
  event: Event;
  guests: Guest[];
  /** People named in the brief and not accepted, including dismissed ones. */
  proposals: GuestProposal[];
  plan: PlanRow | null;
  registrations: RegistrationCounts;
}

/**
 * Callers who may change the show are its hosts too. Read-only callers get the studio's URL without the key.
 */
export const linksFor = (ctx: Ctx, event: Event) =>
  eventLinks(event, { withKey: ctx.principal.scopes.has("events:write") });

export function presentSummary(
  ctx: Ctx,
  event: Event,
  counts: { guests: number; registrations: RegistrationCounts },
): EventSummary {
  return {
    slug: event.slug,
    title: event.title,
    state: event.state as EventSummary["state"],
    environment: event.environment,
    client_id: event.clientId,
    starts_at: isoOrNull(event.startsAt),
    ends_at: isoOrNull(event.endsAt),
    duration_min: minutesOf(event),
    timezone: event.timezone,
    language: event.language,
    theme: event.theme as EventSummary["theme"],
    series: event.series,
    capacity: event.capacity,
    guest_count: counts.guests,
    registrations: countExpected(counts.registrations),
    version: event.version,
    created_at: iso(event.createdAt),
    updated_at: iso(event.updatedAt),
    links: linksFor(ctx, event),
  };
}

export function presentEvent(ctx: Ctx, bundle: EventWithRelations): EventWire {
  const { event, guests, proposals, plan, registrations } = bundle;
  const config = configOf(event);
  const withEmail = ctx.principal.scopes.has("guests:read");
  const presented = presentEventPlan(ctx, event, plan);
  return {
    ...presentSummary(ctx, event, { guests: guests.length, registrations }),
    brief: seesNotes(ctx) ? event.brief : "",
    description: event.description,
    social: event.social,
    ...config,
    emcee_voice: config.emcee.voice,
    waitlist: event.waitlist,
    approval: event.approval,
    approval_domains: event.approvalDomains,
    waitlist_hold_min: event.holdMinutes,
    clip_slots: event.clipSlots,
    guests: [
      ...guests.map((guest) => presentGuest(guest, { withEmail })),
      ...(seesNotes(ctx) ? proposals.filter(isOpen).map(presentProposal) : []),
    ],
    registrations_by_state: registrations,
    questions: presented.questions,
    plan: presented,
  };
}
