"use client";

import { useCallback, useSyncExternalStore } from "react";

const onServer = () => false;

/** True while the window is less than `px` wide. */
export function useNarrow(px: number): boolean {
  const media = `(max-width: ${px - 1}px)`;
  const subscribe = useCallback(
    (notify: () => void) => {
      const query = matchMedia(media);
      query.addEventListener("change", notify);
      return () => query.removeEventListener("change", notify);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches, onServer);
}
