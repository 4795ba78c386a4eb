"use client";

import { useMemo } from "react";
import { useDucked } from "./use-ducked";

/** How a stage's own video is heard by whoever watches it: softer while somebody speaks. */
export function useStageSound(speaking: ReadonlySet<string>, on = true) {
  const spokenOver = useDucked(speaking.size > 0);
  return useMemo(() => ({ on, spokenOver }), [on, spokenOver]);
}
