import type { StageState } from "./state";

/** The stage's scene from a moment on, in epoch milliseconds. */
export interface StageMoment {
  at: number;
  state: Pick<StageState, "scene_id">;
}

/**
 * Returns how many seconds each scene was on, from moments in order up to the end; adds up repeated scenes.
 */
export function sceneTimes(moments: readonly StageMoment[], end: number): Map<string, number> {
  const seconds = new Map<string, number>();
  moments.forEach(({ at, state: { scene_id } }, index) => {
    const until = moments[index + 1]?.at ?? end;
    if (scene_id !== null) seconds.set(scene_id, (seconds.get(scene_id) ?? 0) + (until - at) / 1000);
  });
  return seconds;
}
