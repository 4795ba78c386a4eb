"use client";

import { createContext, useContext } from "react";
import type { ShowState } from "./use-show";

/**
 * Separate from `ViewerContext`, because it changes with every command and most of the page doesn't depend on
 * it.
 */
export const ShowContext = createContext<ShowState | null>(null);

export function useShowState(): ShowState {
  const show = useContext(ShowContext);
  if (!show) throw new Error("Outside of the viewer’s page.");
  return show;
}
