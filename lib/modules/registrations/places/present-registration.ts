import type { Registration } from "@/lib/generated/prisma/client";
import { joinLink } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { consentOf } from "./consent-of";
import type { RegistrationWire } from "./registration-schema";

export function presentRegistration(row: Registration): RegistrationWire {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    state: row.state as RegistrationWire["state"],
    held_until: row.state === "waitlisted" ? isoOrNull(row.heldUntil) : null,
    source: row.source,
    marketing_consent: row.marketingConsent,
    consent: consentOf(row),
    time_zone: row.timeZone,
    utm: row.utm as RegistrationWire["utm"],
    referrer: row.referrer,
    unsubscribed_at: isoOrNull(row.unsubscribedAt),
    joined_at: isoOrNull(row.joinedAt),
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  };
}

/**
 * Includes the personal link for callers who may register people, because it lets its holder act as that
 * attendee.
 */
export function presentFor(ctx: Ctx, slug: string, row: Registration): RegistrationWire {
  const wire = presentRegistration(row);
  const { actor, scopes } = ctx.principal;
  if (actor.type !== "key" || !scopes.has("registrations:write")) return wire;
  return { ...wire, join_link: joinLink(slug, row) };
}
