"use client";

import { useMemo } from "react";
import { useDucked } from "./use-ducked";

/** Volume of a stage's own video for the viewer: lower `beneath` speech. */
export function useStageSound(speaking: ReadonlySet<string>, on = true, beneath = false) {
  const spokenOver = useDucked(beneath || speaking.size > 0);
  return useMemo(() => ({ on, spokenOver }), [on, spokenOver]);
}
