import type { Event } from "@/lib/generated/prisma/client";
import { countTaken } from "@/lib/modules/registrations/places";
import {
  configOf,
  eventLinks,
  organiserOf,
  registrationAvailability,
  seatsLeft,
} from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { nextShow } from "./next-show";
import type { PublicEvent } from "./public-schema";

/**
 * Returns what is public about a show in every state, whatever its page says: its organizer, its links, and
 * whether people can register.
 */
export async function readPublicFrame(ctx: Ctx, event: Event) {
  const workspace = await ctx.db.workspace.findUniqueOrThrow({ where: { id: event.workspaceId } });
  const client = await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } });
  const taken = event.capacity === null ? 0 : await takenPlaces(ctx, event.id);
  const clientActive = client.status === "active";
  const availability = registrationAvailability(event, { clientActive, taken, now: ctx.now });
  return {
    ...head(event, organiserOf({ ...event, client }, workspace.name)),
    places: seatsLeft(event.capacity, taken),
    waitlist: event.waitlist,
    approval: event.approval,
    registration_open: availability.open,
    closed_reason: availability.reason,
    next_show: await nextShow(ctx, event),
  };
}

/** Counts places as a new signup would: the waitlist comes first. */
async function takenPlaces(ctx: Ctx, eventId: string): Promise<number> {
  const { confirmed, held, waiting } = await countTaken(ctx, eventId);
  return confirmed + held + waiting;
}

function head(event: Event, organiser: string) {
  const { brand } = configOf(event);
  const { signup_page, viewer_link, guest_link } = eventLinks(event, { withKey: false });
  return {
    slug: event.slug,
    title: event.title,
    state: event.state as PublicEvent["state"],
    environment: event.environment,
    organiser: { name: organiser },
    theme: event.theme as PublicEvent["theme"],
    brand: { accent: brand.accent ?? null, logo: brand.logo ?? null },
    language: event.language,
    timezone: event.timezone,
    links: { signup_page, viewer_link, guest_link },
  };
}
