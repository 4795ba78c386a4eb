"use client";

import { useCallback, useSyncExternalStore } from "react";

const CHANGED = "showrunner:choice";

/** Cache, because reading storage on every render is too slow: a show renders often. */
const known = new Map<string, string | null>();

function subscribe(notify: () => void): () => void {
  const hear = () => {
    known.clear();
    notify();
  };
  // The cache may be stale: changes are missed while nothing is subscribed.
  known.clear();
  window.addEventListener(CHANGED, hear);
  window.addEventListener("storage", hear);
  return () => {
    window.removeEventListener(CHANGED, hear);
    window.removeEventListener("storage", hear);
  };
}

function read(name: string): string | null {
  const held = known.get(name);
  if (held !== undefined) return held;
  const value = readStored(name);
  known.set(name, value);
  return value;
}

function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A choice stored in this browser and shared by all components that use the same name. */
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
