import { applySteps } from "./apply-restore";
import { initialState } from "./initial-state";
import { withSceneCues } from "./later-cues";
import type { RestoreStep } from "./restore-patch";
import { withSceneIndex } from "./scene-index";
import type { StageState } from "./state";

/**
 * What a ledger entry did to the stage: it set the whole state, or changed the previous state to the next.
 */
export type StageChange = { state: StageState } | { steps: RestoreStep[] };

export interface ReplayedEntry {
  /** The stage's version after it; null if it didn't change the stage. */
  version: number | null;
  body: StageChange | Record<string, unknown>;
}

/**
 * Returns the stage after one more entry of its ledger. `state` is null before the first complete one;
 * earlier entries record what was done but not the resulting stage. Throws if the entry doesn't fit, which
 * means that an earlier one is missing.
 */
export function replay(state: StageState | null, { version, body }: ReplayedEntry): StageState | null {
  if (version === null) return state;
  // Members added to the model since then get their initial values.
  if ("state" in body) return withSceneCues({ ...initialState(), ...(body.state as StageState), version });
  if (state === null || !("steps" in body)) return state;
  const next = applySteps(state, body.steps as RestoreStep[]);
  if (next === null)
    throw new Error(`The entry of version ${version} does not follow version ${state.version}.`);
  return withSceneIndex(withSceneCues({ ...next, version }));
}
