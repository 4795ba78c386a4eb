"use client";

import { useCallback, useSyncExternalStore } from "react";

const onServer = () => false;

/** Of each width one, which knows by itself: asking anew with every drawing has the page worked out anew. */
const queries = new Map<string, MediaQueryList>();

function queryOf(media: string): MediaQueryList {
  const query = queries.get(media) ?? matchMedia(media);
  queries.set(media, query);
  return query;
}

/** True while the window is less than `px` wide. */
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
