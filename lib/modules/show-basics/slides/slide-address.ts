import { FILES_PATH } from "@/lib/providers/storage";

const KEY = /^slides\/([A-Za-z0-9_-]{22,64})(\/thumbnail)?$/;

/** Returns the path on this site that serves a page. The stage stores it, and no one can guess it. */
export const slidePath = (token: string): string => `${FILES_PATH}/slides/${token}`;
export const thumbnailPath = (token: string): string => `${slidePath(token)}/thumbnail`;

export const isSlideKey = (key: string): boolean => KEY.test(key);

/** Parses such a path. */
export function readSlideKey(key: string): { token: string; isThumbnail: boolean } | undefined {
  const [, token, thumbnail] = KEY.exec(key) ?? [];
  return token === undefined ? undefined : { token, isThumbnail: thumbnail !== undefined };
}
