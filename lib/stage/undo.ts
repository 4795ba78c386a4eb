import { applyRestore } from "./apply-restore";
import { pathsOverlap } from "./path";
import { conflict, type Refusal, refuse } from "./reduce/types";
import { type RestorePatch, RestorePatchSchema } from "./restore-patch";
import { type Applied, sealChange } from "./seal-change";
import type { StageState } from "./state";

/** A command as it was kept: its inverse, the paths it changed, the version it led to. */
export type AppliedCommand = { inverse: RestorePatch | null; changed: string[]; versionAfter: number };

/**
 * Takes one command back. `laterChanges` are the `changed` lists of everything accepted after it, undone or
 * not. Only what that command changed is restored; when something newer changed the same, or now depends on
 * it, the answer is `version_conflict` with `fields.status` "changed_since". A command without an inverse
 * answers `validation_error` with `fields.command_id` "not_allowed". The undo is itself undoable.
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
