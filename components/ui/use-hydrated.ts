"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's markup and until React has taken it over; a press before that would reach nobody. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
