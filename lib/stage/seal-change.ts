import { diffStates } from "./diff";
import type { RestorePatch } from "./restore-patch";
import { withSceneIndex } from "./scene-index";
import type { StageState } from "./state";

/**
 * `inverse` is what `undo` needs, null for commands that can't be undone; `changed` lists the paths that
 * differ, empty if the command changed nothing.
 */
export type Applied = { ok: true; state: StageState; inverse: RestorePatch | null; changed: string[] };

/** Increases the version and lists what changed. Used by everything that creates a new state. */
export function sealChange(before: StageState, after: StageState, reversible: boolean): Applied {
  const { patch, changed } = diffStates(before, after);
  const state = withSceneIndex({ ...after, version: before.version + 1 });
  return { ok: true, state, inverse: reversible ? patch : null, changed };
}
