import { diffStates, sameJson } from "./diff";
import type { RestoreStep } from "./restore-patch";
import type { StageState } from "./state";

/** Returns the steps of a `RestorePatch` from `before` to `after`, without the version. */
export function forwardSteps(before: StageState, after: StageState): RestoreStep[] {
  const { steps } = diffStates(after, before).patch;
  // Effects are never restored, so they're in no patch. Here they're repeated.
  if (sameJson(before.effects, after.effects)) return steps;
  return [...steps, { op: "set", path: "/effects", before: after.effects }];
}
