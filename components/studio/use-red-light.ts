"use client";

import { secondsUntilAir } from "@/lib/stage/seconds-until-air";
import { useServerNow, useStudio } from "./studio-context";

const LOOK_MS = 250;

/** Whether the audience sees and hears the stage: on air, and the countdown is over. */
export function useRedLight(): boolean {
  const { state, onAir } = useStudio();
  const now = useServerNow(LOOK_MS);
  return onAir && secondsUntilAir(state, now) === 0;
}
