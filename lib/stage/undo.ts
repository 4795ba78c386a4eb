import { applyRestore } from "./apply-restore";
import { pathsOverlap } from "./path";
import { conflict, type Refusal, refuse } from "./reduce/types";
import { type RestorePatch, RestorePatchSchema } from "./restore-patch";
import { type Applied, sealChange } from "./seal-change";
import type { StageState } from "./state";

/** A stored command: its inverse, the paths it changed, and the version after it. */
export type AppliedCommand = { inverse: RestorePatch | null; changed: string[]; versionAfter: number };

/**
 * Undoes one command. `laterChanges` are the `changed` lists of everything accepted after it, undone or not.
 * Restores only what that command changed; if something newer changed the same or now depends on it, returns
 * `version_conflict` with `fields.status` "changed_since". For a command without an inverse, returns
 * `validation_error` with `fields.command_id` "not_allowed". The undo itself can be undone.
 */
export function undo(
  state: StageState,
  applied: AppliedCommand,
  laterChanges: string[][],
): Applied | Refusal {
  if (applied.inverse === null) return refuse("command_id", "not_allowed");
  const patch = RestorePatchSchema.safeParse(applied.inverse);
  if (!patch.success) return refuse("command_id", "invalid");
  if (state.phase === "ended") return conflict("ended");
  if (state.mask.level !== null && !applied.changed.includes("/mask/level"))
    return conflict(state.mask.level);
  if (applied.versionAfter > state.version) return conflict("unknown_version");
  const touched = applied.changed.some((mine) =>
    laterChanges.some((later) => later.some((theirs) => pathsOverlap(mine, theirs))),
  );
  if (touched) return conflict("changed_since");
  const restored = applyRestore(state, patch.data);
  return restored ? sealChange(state, restored, true) : conflict("changed_since");
}
