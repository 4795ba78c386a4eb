"use client";

import { useSyncExternalStore } from "react";

interface Watchable<Value> {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
}

/** Draws again whenever a store of the room has another value. */
export const useStore = <Value>(store: Watchable<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
