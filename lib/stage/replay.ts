import { applySteps } from "./apply-restore";
import { initialState } from "./initial-state";
import { withSceneCues } from "./later-cues";
import type { RestoreStep } from "./restore-patch";
import { withSceneIndex } from "./scene-index";
import type { StageState } from "./state";

/** What an entry of a show's ledger did to the stage: it set the whole of it, or led from the state before to the next. */
export type StageChange = { state: StageState } | { steps: RestoreStep[] };

export interface ReplayedEntry {
  /** The stage's version after it; null when it left the stage as it was. */
  version: number | null;
  body: StageChange | Record<string, unknown>;
}

/**
 * The stage after one more entry of its ledger. `state` is null before the first whole one: until then, entries say
 * what was done and not what it made of the stage.
 * Throws when the entry does not fit, which means that one before it is missing.
 */
export function replay(state: StageState | null, { version, body }: ReplayedEntry): StageState | null {
  if (version === null) return state;
  // Members that came into the model since are as they are at the start.
  if ("state" in body) return withSceneCues({ ...initialState(), ...(body.state as StageState), version });
  if (state === null || !("steps" in body)) return state;
  const next = applySteps(state, body.steps as RestoreStep[]);
  if (next === null)
    throw new Error(`The entry of version ${version} does not follow version ${state.version}.`);
  return withSceneIndex(withSceneCues({ ...next, version }));
}
