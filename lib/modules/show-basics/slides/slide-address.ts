import { FILES_PATH } from "@/lib/providers/storage";

const KEY = /^slides\/([A-Za-z0-9_-]{22,64})(\/thumbnail)?$/;

/** Where a page is served from, on this site: a path that the stage keeps and nobody can guess. */
export const slidePath = (token: string): string => `${FILES_PATH}/slides/${token}`;
export const thumbnailPath = (token: string): string => `${slidePath(token)}/thumbnail`;

export const isSlideKey = (key: string): boolean => KEY.test(key);

/** What such a path stands for. */
export function readSlideKey(key: string): { token: string; isThumbnail: boolean } | undefined {
  const [, token, thumbnail] = KEY.exec(key) ?? [];
  return token === undefined ? undefined : { token, isThumbnail: thumbnail !== undefined };
}
