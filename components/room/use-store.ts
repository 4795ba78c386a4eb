"use client";

import { useSyncExternalStore } from "react";

interface Watchable<Value> {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
}

/** Draws again whenever a store of the room has another value. */
export const useStore = <Value>(store: Watchable<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);

/** Draws again whenever a part of it has another value: a number, or what stays the same while it does. */
export function useStorePart<Value, Part>(store: Watchable<Value>, pick: (value: Value) => Part): Part {
  const get = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}
