import { joinLink } from "@/lib/modules/mail";
import { db } from "@/lib/platform/database/db";
import { isoOrNull, isTimeZone } from "@/lib/platform/runtime/clock";
import { eventView } from "../mail";
import { findPlace } from "./find-place";
import type { RegistrationState } from "./schema";

export interface PlaceView {
  state: RegistrationState;
  name: string;
  email: string;
  title: string;
  organiser: string;
  eventState: string;
  startsAt: string | null;
  /** IANA: the attendee's own zone, else the show's. */
  timeZone: string;
  language: string;
  joinLink: string;
}

/** An attendee's place, by the token of the personal link; undefined for a link that does not count. */
export async function readPlace(slug: string, join: string): Promise<PlaceView | undefined> {
  if (slug.includes("\0")) return undefined;
  const event = await db().event.findUnique({ where: { slug } });
  const place = event && (await findPlace(event.id, join));
  if (!event || !place) return undefined;
  const workspace = await db().workspace.findUnique({ where: { id: event.workspaceId } });
  const zones = [place.timeZone, event.timezone];
  return {
    state: place.state as RegistrationState,
    name: place.name,
    email: place.email,
    title: event.title,
    organiser: eventView(event, workspace?.name ?? "").hostName,
    eventState: event.state,
    startsAt: isoOrNull(event.startsAt),
    timeZone: zones.find((zone) => zone && isTimeZone(zone)) ?? "UTC",
    language: event.language,
    joinLink: joinLink(event.slug, place),
  };
}
