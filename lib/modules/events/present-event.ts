import type { Event, Guest, Plan } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { configOf, eventLinks } from "../event-record";
import { presentGuest } from "../guests";
import { planOf } from "../plans";
import { countExpected, type RegistrationCounts } from "./count-registrations";
import type { EventSummary, EventWire } from "./schema";

/** Everything that is needed to show an event whole. */
export interface EventWithRelations {
  event: Event;
  guests: Guest[];
  plan: Plan | null;
  registrations: RegistrationCounts;
}

/** Whoever may change the show is its host too; mere readers get the studio's address without the key. */
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
  const { event, guests, plan, registrations } = bundle;
  const config = configOf(event);
  const withEmail = ctx.principal.scopes.has("guests:read");
  const { segments, ticker, questions } = planOf(plan);
  return {
    ...presentSummary(ctx, event, { guests: guests.length, registrations }),
    brief: event.brief,
    description: event.description,
    social: event.social,
    ...config,
    emcee_voice: config.emcee.voice,
    waitlist: event.waitlist,
    approval: event.approval,
    clip_slots: event.clipSlots,
    guests: guests.map((guest) => presentGuest(guest, { withEmail })),
    registrations_by_state: registrations,
    questions,
    plan: {
      status: (plan?.status ?? "none") as EventWire["plan"]["status"],
      source: (plan?.source ?? "template") as EventWire["plan"]["source"],
      note: plan?.note ?? null,
      segments,
      ticker,
      questions,
      edited_at: isoOrNull(plan?.editedAt),
      updated_at: iso(plan?.updatedAt ?? event.createdAt),
      version: plan?.version ?? 1,
    },
  };
}
