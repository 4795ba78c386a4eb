"use client";

import { useSyncExternalStore } from "react";

function subscribe(read: () => void): () => void {
  document.addEventListener("fullscreenchange", read);
  return () => document.removeEventListener("fullscreenchange", read);
}

const read = () => document.fullscreenElement as HTMLElement | null;

/** The element that is shown full screen. Only what is in it can be seen, so menus and panels belong there. */
export const useFullScreenElement = (): HTMLElement | null =>
  useSyncExternalStore(subscribe, read, () => null);
