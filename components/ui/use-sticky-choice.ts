"use client";

import { useCallback, useSyncExternalStore } from "react";

const CHANGED = "showrunner:choice";

function subscribe(notify: () => void): () => void {
  window.addEventListener(CHANGED, notify);
  window.addEventListener("storage", notify);
  return () => {
    window.removeEventListener(CHANGED, notify);
    window.removeEventListener("storage", notify);
  };
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A choice that this browser remembers and that all places with the same name share at once. */
export function useStickyChoice(name: string): [string | null, (value: string) => void] {
  const key = `showrunner.${name}`;
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const choose = useCallback(
    (next: string) => {
      try {
        localStorage.setItem(key, next);
      } catch {}
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [value, choose];
}
