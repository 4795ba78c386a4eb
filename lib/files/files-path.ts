import { PLAYBACK_PATH } from "@/lib/modules/after/playback";
import { FILES_PATH } from "@/lib/providers/storage";

/** True for URLs of files and recordings that this installation serves. */
export const isFilesPath = (url: string): boolean =>
  url.startsWith(`${FILES_PATH}/`) || url.startsWith(`${PLAYBACK_PATH}/`);
