import { FILES_PATH } from "@/lib/providers/storage";

const KEY = /^videos\/([A-Za-z0-9_-]{22,64})(\/poster)?$/;

/** Returns the path on this site that plays a video. The stage stores it, and no one can guess it. */
export const videoPath = (token: string): string => `${FILES_PATH}/videos/${token}`;
export const posterPath = (token: string): string => `${videoPath(token)}/poster`;

export const isVideoKey = (key: string): boolean => KEY.test(key);

/** Parses such a path. */
export function readVideoKey(key: string): { token: string; isPoster: boolean } | undefined {
  const [, token, poster] = KEY.exec(key) ?? [];
  return token === undefined ? undefined : { token, isPoster: poster !== undefined };
}
