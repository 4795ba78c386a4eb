import type { StageState } from "./state";

/** Sets `scene_index` from `scene_id`, which is authoritative. */
export function withSceneIndex(state: StageState): StageState {
  const index = state.scenes.findIndex((scene) => scene.id === state.scene_id);
  return index === state.scene_index ? state : { ...state, scene_index: index };
}
