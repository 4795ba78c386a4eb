import { env } from "@/lib/platform/runtime/env";
import { studioKey } from "@/lib/platform/security/capability";

export interface ShowLinks {
  studio: string;
  signup_page: string;
  guest_link: string;
  viewer_link: string;
}

interface Linkable {
  id: string;
  slug: string;
  studioKeyVersion: number;
}

const site = (): string => env().PUBLIC_URL.replace(/\/+$/, "");

/**
 * Returns the absolute URLs of a show. The studio link's key makes its holder the host, so it is only
 * included with `withKey`. Without it, the link leads workspace members to the studio and everyone else to
 * its door.
 */
export function eventLinks(event: Linkable, options: { withKey: boolean }): ShowLinks {
  const key = options.withKey ? `?key=${studioKey(event.id, event.studioKeyVersion)}` : "";
  return {
    studio: `${site()}/studio/${event.slug}${key}`,
    signup_page: `${site()}/e/${event.slug}`,
    guest_link: `${site()}/join/${event.slug}`,
    viewer_link: `${site()}/watch/${event.slug}`,
  };
}

/** Returns the URL of the studio with the key of one person's link. */
export const studioUrl = (slug: string, key: string): string => `${site()}/studio/${slug}?key=${key}`;

/** Returns a guest's personal backstage URL. */
export const backstageUrl = (token: string): string => `${site()}/backstage/${token}`;
