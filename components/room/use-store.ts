"use client";

import { useSyncExternalStore } from "react";

interface Watchable<Value> {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
}

/** Renders again whenever the store's value changes. */
export const useStore = <Value>(store: Watchable<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);

/**
 * Renders again whenever the picked part changes. It must be a primitive, or keep its identity while
 * unchanged.
 */
export function useStorePart<Value, Part>(store: Watchable<Value>, pick: (value: Value) => Part): Part {
  const get = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}
