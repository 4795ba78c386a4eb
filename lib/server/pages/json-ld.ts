import type { ReplayPicture } from "@/lib/modules/after/playback";
import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import { cardImages, pageWords } from "./page-words";

/** Serializes JSON that can't close its script element, whatever its texts contain. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** Returns the show as a schema.org Event, or null while it has no date, which search engines require. */
export function eventJsonLd(event: PublicEvent): Record<string, unknown> | null {
  if (!event.starts_at) return null;
  const images = cardImages(event);
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description: pageWords(event).description ?? event.title,
    ...(images ? { image: images.map(({ url }) => url) } : {}),
    startDate: event.starts_at,
    ...(event.moved_from ? { previousStartDate: event.moved_from } : {}),
    ...(event.ends_at ? { endDate: event.ends_at } : {}),
    eventStatus: `https://schema.org/${statusOf(event)}`,
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: event.links.viewer_link },
    organizer: { "@type": "Organization", name: event.organiser.name },
    ...(event.guests.length > 0
      ? { performer: event.guests.map((guest) => ({ "@type": "Person", name: guest.name })) }
      : {}),
    offers: {
      "@type": "Offer",
      price: 0,
      priceCurrency: "USD",
      url: event.links.signup_page,
      availability: `https://schema.org/${event.registration_open ? "InStock" : "SoldOut"}`,
    },
    inLanguage: event.language,
    isAccessibleForFree: true,
    url: event.links.signup_page,
  };
}

function statusOf({ state, moved_from }: PublicEvent): string {
  if (state === "cancelled") return "EventCancelled";
  return moved_from === null ? "EventScheduled" : "EventRescheduled";
}

/**
 * Returns the replay of a show as a schema.org VideoObject, or null if there is none, or no picture, which it needs.
 * @param picture null unless anyone may watch it
 */
export function replayJsonLd(
  event: PublicEvent,
  picture: ReplayPicture | null,
): Record<string, unknown> | null {
  const { still = null, chapters = [] } = picture ?? {};
  const urls = cardImages(event, still)?.map(({ url }) => url) ?? (still === null ? [] : [still]);
  if (!event.replay || urls.length === 0) return null;
  const { uploaded_at, duration_sec } = event.replay;
  const until = event.after.replay === "until" ? event.after.until : null;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: event.title,
    description: pageWords(event).description ?? event.title,
    thumbnailUrl: urls,
    uploadDate: uploaded_at,
    ...(duration_sec === null ? {} : { duration: `PT${duration_sec}S` }),
    ...(until === null ? {} : { expires: until }),
    embedUrl: event.links.viewer_link,
    ...(chapters.length === 0 ? {} : { hasPart: chapters.map((one) => clipJsonLd(event, one)) }),
    inLanguage: event.language,
    isAccessibleForFree: true,
    publication: {
      "@type": "BroadcastEvent",
      name: event.title,
      isLiveBroadcast: true,
      startDate: event.starts_at ?? uploaded_at,
      endDate: uploaded_at,
    },
  };
}

/** A chapter, which search engines show as a key moment. */
const clipJsonLd = (
  { links }: PublicEvent,
  { title, startSec, endSec }: ReplayPicture["chapters"][number],
): Record<string, unknown> => ({
  "@type": "Clip",
  name: title,
  startOffset: Math.floor(startSec),
  endOffset: Math.ceil(endSec),
  url: `${links.viewer_link}?t=${Math.floor(startSec)}`,
});
