"use client";

import { useCallback } from "react";
import { useFreshEffects } from "@/components/stage/use-fresh-effects";
import type { StageEffect, StageState } from "@/lib/stage";

interface ShowApplauseProps {
  state: StageState;
  /** False if this person turned the sound off. */
  sound?: boolean;
}

/** Plays applause wherever the stage is shown. Renders nothing. */
export function ShowApplause({ state, sound = true }: ShowApplauseProps) {
  const level = sound && state.mask.level === null ? state.volumes.program : 0;
  const play = useCallback(
    ({ kind }: StageEffect) => {
      if (kind !== "applause" || level === 0) return;
      import("@/lib/room/applause").then((module) => module.playApplause(level)).catch(() => {});
    },
    [level],
  );
  useFreshEffects(state.effects, play);
  return null;
}
