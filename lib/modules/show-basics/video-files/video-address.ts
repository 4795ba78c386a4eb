import { FILES_PATH } from "@/lib/providers/storage";

const KEY = /^videos\/([A-Za-z0-9_-]{22,64})(\/poster)?$/;

/** Where a video is played from, on this site: a path that the stage keeps and nobody can guess. */
export const videoPath = (token: string): string => `${FILES_PATH}/videos/${token}`;
export const posterPath = (token: string): string => `${videoPath(token)}/poster`;

export const isVideoKey = (key: string): boolean => KEY.test(key);

/** What such a path stands for. */
export function readVideoKey(key: string): { token: string; isPoster: boolean } | undefined {
  const [, token, poster] = KEY.exec(key) ?? [];
  return token === undefined ? undefined : { token, isPoster: poster !== undefined };
}
