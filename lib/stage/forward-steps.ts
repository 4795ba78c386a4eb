import { diffStates, sameJson } from "./diff";
import type { RestoreStep } from "./restore-patch";
import type { StageState } from "./state";

/** What leads from `before` to `after`, in the steps of a `RestorePatch`; the version is not among them. */
export function forwardSteps(before: StageState, after: StageState): RestoreStep[] {
  const { steps } = diffStates(after, before).patch;
  // Never restored, and so in no patch; here it happens again.
  if (sameJson(before.effects, after.effects)) return steps;
  return [...steps, { op: "set", path: "/effects", before: after.effects }];
}
