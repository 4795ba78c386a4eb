"use client";

import { useNarrow } from "@/components/ui/use-narrow";
import { useStickyChoice } from "@/components/ui/use-sticky-choice";

/** A side of the desk: whether the window has room for it, and whether its owner wants it there. */
export function useRail(name: string, fromPx: number) {
  const fits = !useNarrow(fromPx);
  const [choice, choose] = useStickyChoice(`studio-side-${name}`);
  const wanted = choice !== "away";
  return { fits, shown: fits && wanted, toggle: () => choose(wanted ? "away" : "there") };
}
