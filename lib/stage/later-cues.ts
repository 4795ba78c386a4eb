import type { Plan } from "./plan";
import type { StageState } from "./state";

type Cues = Pick<Plan["segments"][number], "video" | "whiteboard">;

/** Cues that were added to the model later and are missing in older stored segments and scenes. */
const LATER_CUES: Cues = { video: null, whiteboard: false };

export const withLaterCues = <T extends object>(part: T): T & Cues => ({ ...LATER_CUES, ...part });

/** Returns the same state if its scenes are complete. */
export function withSceneCues(state: StageState): StageState {
  const isWhole = state.scenes.every((scene) => Object.keys(LATER_CUES).every((cue) => cue in scene));
  return isWhole ? state : { ...state, scenes: state.scenes.map(withLaterCues) };
}
