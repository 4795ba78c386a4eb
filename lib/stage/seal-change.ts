import { diffStates } from "./diff";
import type { RestorePatch } from "./restore-patch";
import { withSceneIndex } from "./scene-index";
import type { StageState } from "./state";

/**
 * `inverse` is what `undo` needs, null for commands that cannot be taken back; `changed` are the paths that
 * differ, empty when the command found everything as it wanted it.
 */
export type Applied = { ok: true; state: StageState; inverse: RestorePatch | null; changed: string[] };

/** Numbers the next version and says what changed. Used by everything that makes a new state. */
export function sealChange(before: StageState, after: StageState, reversible: boolean): Applied {
  const { patch, changed } = diffStates(before, after);
  const state = withSceneIndex({ ...after, version: before.version + 1 });
  return { ok: true, state, inverse: reversible ? patch : null, changed };
}
