import { type ReplayPicture, replayPicture } from "@/lib/modules/after/playback";
import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";

/** Returns the still and the chapters of a past show's replay; null unless anyone may watch it. */
export const pictureOf = async ({ slug, replay, watch }: PublicEvent): Promise<ReplayPicture | null> =>
  replay && watch.open ? replayPicture(slug) : null;
