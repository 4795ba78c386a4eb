import { eventView, joinLink } from "@/lib/modules/email/sending";
import type { RegistrationState } from "@/lib/modules/registrations/places/registration-schema";
import { db } from "@/lib/platform/database/db";
import { isoOrNull, isTimeZone } from "@/lib/platform/runtime/clock";
import { findByJoinToken } from "./find-by-join-token";

export interface RegistrationPage {
  state: RegistrationState;
  name: string;
  email: string;
  title: string;
  organiser: string;
  /** Until when a free place is held for them. */
  heldUntil: string | null;
  eventState: string;
  startsAt: string | null;
  /** IANA name: the attendee's own time zone, otherwise the show's. */
  timeZone: string;
  marketingConsent: boolean;
  language: string;
  joinLink: string;
}

/**
 * Returns what the attendee's own page shows, by the token of the personal link. Undefined for an invalid
 * link.
 */
export async function readRegistrationPage(
  slug: string,
  join: string,
): Promise<RegistrationPage | undefined> {
  if (slug.includes("\0")) return undefined;
  const event = await db().event.findUnique({ where: { slug }, include: { client: true } });
  const registration = event && (await findByJoinToken(event.id, join));
  if (!event || !registration) return undefined;
  const workspace = await db().workspace.findUnique({ where: { id: event.workspaceId } });
  const zones = [registration.timeZone, event.timezone];
  return {
    state: registration.state as RegistrationState,
    name: registration.name,
    email: registration.email,
    heldUntil: registration.state === "waitlisted" ? isoOrNull(registration.heldUntil) : null,
    title: event.title,
    organiser: eventView(event, workspace?.name ?? "").organiser,
    eventState: event.state,
    startsAt: isoOrNull(event.startsAt),
    timeZone: zones.find((zone) => zone && isTimeZone(zone)) ?? "UTC",
    marketingConsent: registration.marketingConsent,
    language: event.language,
    joinLink: joinLink(event.slug, registration),
  };
}
