import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import { shortened } from "@/lib/platform/text/shortened";
import { storyText } from "@/lib/signup/story";
import { cardTag } from "./share-card";
import { storyOf } from "./story-of";

const MAX_LETTERS = 200;
const UNLISTED = ["draft", "archived"];

/** Whether search engines may list a show's page. Of a cancelled show, they read there that it was, until its date has passed. */
export const isListed = (event: PublicEvent, now = new Date()): boolean =>
  event.environment === "live" &&
  !UNLISTED.includes(event.state) &&
  (event.state !== "cancelled" || isComing(event, now)) &&
  event.page.listed;

const isComing = ({ starts_at, ends_at }: PublicEvent, now: Date): boolean => {
  const over = ends_at ?? starts_at;
  return over !== null && new Date(over) > now;
};

/** What search engines and sharing cards say about a show's page. */
export function pageWords({ title, organiser, signup, page, description }: PublicEvent) {
  return {
    title: page.seo_title || `${title} · ${organiser.name}`,
    headline: page.seo_title || signup.headline || title,
    description:
      page.seo_description ||
      signup.sub ||
      shortened(storyText(storyOf(description)), MAX_LETTERS) ||
      undefined,
  };
}

/**
 * Returns the sharing images of a page, the best first, or undefined if they're turned off or nothing is announced yet.
 * @param still address of a picture of the replay
 */
export function cardImages(event: PublicEvent, still: string | null = null) {
  if (!event.page.share_picture || event.state === "draft") return undefined;
  const alt = event.signup.headline || event.title;
  const card = `${event.links.signup_page}/card.png?v=${cardTag(event)}`;
  return [
    ...(still === null ? [] : [{ url: still, width: 1280, height: 720, alt }]),
    { url: card, width: 1200, height: 630, alt },
  ];
}
