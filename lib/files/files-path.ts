import { PLAYBACK_PATH } from "@/lib/modules/after/playback";
import { EMBED_PATH, FEEDS_PATH } from "@/lib/modules/made/distribution";
import { FILES_PATH } from "@/lib/providers/storage";

/** True for URLs of feeds and embeds. */
export const isPublishedPath = (url: string): boolean =>
  url.startsWith(`${FEEDS_PATH}/`) || url.startsWith(`${EMBED_PATH}/`);

/** True for URLs of files, recordings and publications that this installation serves. */
export const isFilesPath = (url: string): boolean =>
  url.startsWith(`${FILES_PATH}/`) || url.startsWith(`${PLAYBACK_PATH}/`) || isPublishedPath(url);
