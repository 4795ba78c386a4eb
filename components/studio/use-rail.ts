"use client";

import { useNarrow } from "@/components/ui/use-narrow";
import { useStickyChoice } from "@/components/ui/use-sticky-choice";

/** A side panel's visibility: whether it fits, and whether the user keeps it open. */
export function useRail(name: string, fromPx: number) {
  const fits = !useNarrow(fromPx);
  const [choice, choose] = useStickyChoice(`studio-side-${name}`);
  const wanted = choice !== "away";
  return { fits, shown: fits && wanted, toggle: () => choose(wanted ? "away" : "there") };
}
