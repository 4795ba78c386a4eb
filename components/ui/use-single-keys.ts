"use client";

import { useStickyChoice } from "./use-sticky-choice";

/** Whether this browser uses single-key shortcuts, on all pages. On unless someone turned them off. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [choice, choose] = useStickyChoice("studio-keys");
  return [choice !== "off", (on) => choose(on ? "on" : "off")];
}
