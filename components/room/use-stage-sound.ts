"use client";

import { useMemo } from "react";
import { useDucked } from "./use-ducked";

/** How a stage's own video is heard by whoever watches it: softer `beneath` what is said. */
export function useStageSound(speaking: ReadonlySet<string>, on = true, beneath = false) {
  const spokenOver = useDucked(beneath || speaking.size > 0);
  return useMemo(() => ({ on, spokenOver }), [on, spokenOver]);
}
