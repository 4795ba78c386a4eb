import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import { shortened } from "@/lib/platform/text/shortened";
import { storyText } from "@/lib/signup/story";
import { cardTag } from "./share-card";
import { storyOf } from "./story-of";

const MAX_LETTERS = 200;
const UNLISTED = ["draft", "archived", "cancelled"];

/** Whether search engines may list a show's page. */
export const isListed = ({ environment, state, page }: PublicEvent): boolean =>
  environment === "live" && !UNLISTED.includes(state) && page.listed;

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
