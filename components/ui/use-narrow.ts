"use client";

import { useCallback, useSyncExternalStore } from "react";

const onServer = () => false;

/** One per width, because a new `matchMedia` on every render forces a layout. */
const queries = new Map<string, MediaQueryList>();

function queryOf(media: string): MediaQueryList {
  const query = queries.get(media) ?? matchMedia(media);
  queries.set(media, query);
  return query;
}

/** True while the window is narrower than `px`. */
export function useNarrow(px: number): boolean {
  const media = `(max-width: ${px - 1}px)`;
  const subscribe = useCallback(
    (notify: () => void) => {
      const query = queryOf(media);
      query.addEventListener("change", notify);
      return () => query.removeEventListener("change", notify);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => queryOf(media).matches, onServer);
}
