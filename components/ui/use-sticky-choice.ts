"use client";

import { useCallback, useSyncExternalStore } from "react";

const CHANGED = "showrunner:choice";

/** As read last: the storage is asked with every drawing otherwise, of which a show has many. */
const known = new Map<string, string | null>();

function subscribe(notify: () => void): () => void {
  const hear = () => {
    known.clear();
    notify();
  };
  // Nobody may have listened for a while.
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
