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
  const status = event.state === "cancelled" ? "EventCancelled" : "EventScheduled";
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description: pageWords(event).description ?? event.title,
    ...(images ? { image: images.map(({ url }) => url) } : {}),
    startDate: event.starts_at,
    ...(event.ends_at ? { endDate: event.ends_at } : {}),
    eventStatus: `https://schema.org/${status}`,
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

/** Returns the replay of a show as a schema.org VideoObject, or null if there is none, or no picture, which it needs. */
export function replayJsonLd(event: PublicEvent): Record<string, unknown> | null {
  const images = cardImages(event);
  if (!event.replay || !images) return null;
  const { uploaded_at, duration_sec } = event.replay;
  const until = event.after.replay === "until" ? event.after.until : null;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: event.title,
    description: pageWords(event).description ?? event.title,
    thumbnailUrl: images.map(({ url }) => url),
    uploadDate: uploaded_at,
    ...(duration_sec === null ? {} : { duration: `PT${duration_sec}S` }),
    ...(until === null ? {} : { expires: until }),
    embedUrl: event.links.viewer_link,
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
