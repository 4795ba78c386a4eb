"use client";

import { useContext, useEffect, useRef } from "react";
import type { StageEffect } from "@/lib/stage";
import { StageClockContext } from "./use-now";

/** Older effects belong to a moment that new viewers didn't see. */
const FRESH_MS = 6_000;

/** Reports each effect once, by its id, and none that is over. `onEffect` should be stable. */
export function useFreshEffects(
  effects: readonly StageEffect[],
  onEffect: (effect: StageEffect) => void,
): void {
  const clock = useContext(StageClockContext);
  const seen = useRef(new Set<string>());
  useEffect(() => {
    for (const effect of effects) {
      if (seen.current.has(effect.id)) continue;
      seen.current.add(effect.id);
      if (Math.abs(clock() - Date.parse(effect.at)) <= FRESH_MS) onEffect(effect);
    }
  }, [effects, clock, onEffect]);
}
