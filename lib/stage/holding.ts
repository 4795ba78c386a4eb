import type { HoldingReason } from "./holding-schema";

import { conflict, type Refusal } from "./reduce/types";
import type { StageState } from "./state";

/** Shows the card. Mutes no one, because new media from the stage ends it. */
export function raiseHolding(
  state: StageState,
  { at, why, line }: { at: string; why: HoldingReason; line: string | null },
): StageState | Refusal {
  if (state.phase !== "live") return conflict(state.phase);
  if (state.mask.level !== null) return conflict(state.mask.level);
  if (state.holding !== null) return conflict("holding");
  return { ...state, holding: { line, why, at, kept: false } };
}

/** Keeps the card until a person removes it. */
export function keepHolding(state: StageState): StageState | Refusal {
  if (state.holding === null) return conflict("not_holding");
  return { ...state, holding: { ...state.holding, kept: true } };
}

export function lowerHolding(state: StageState): StageState | Refusal {
  return state.holding === null ? conflict("not_holding") : { ...state, holding: null };
}
