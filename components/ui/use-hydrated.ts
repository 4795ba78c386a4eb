"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's markup and until React has hydrated it; an earlier click would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
