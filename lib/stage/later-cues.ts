import type { Plan } from "./plan";
import type { StageState } from "./state";

type Cues = Pick<Plan["segments"][number], "video" | "whiteboard">;

/** Cues that came into the model after parts and scenes had been stored without them. */
const LATER_CUES: Cues = { video: null, whiteboard: false };

export const withLaterCues = <T extends object>(part: T): T & Cues => ({ ...LATER_CUES, ...part });

/** The same state where its scenes have them already. */
export function withSceneCues(state: StageState): StageState {
  const isWhole = state.scenes.every((scene) => Object.keys(LATER_CUES).every((cue) => cue in scene));
  return isWhole ? state : { ...state, scenes: state.scenes.map(withLaterCues) };
}
