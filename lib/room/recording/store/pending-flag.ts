import type { UploadPlace } from "./chunk-store";

const keyOf = ({ slug, door }: UploadPlace): string => `showrunner.unsent.${door}.${slug}`;

/**
 * Whether this browser has something to upload for a page, without opening its database. So a page loads the
 * uploader only when it's needed.
 */
export const hasPending = (storage: Storage | undefined, place: UploadPlace): boolean =>
  storage?.getItem(keyOf(place)) === "yes";

export function setPending(storage: Storage | undefined, place: UploadPlace, pending: boolean): void {
  try {
    if (pending) storage?.setItem(keyOf(place), "yes");
    else storage?.removeItem(keyOf(place));
  } catch {
    // Without it, the next visit doesn't resume before the person is on stage again.
  }
}
