import * as z from "zod";
import { conflict, type Refusal } from "./reduce/types";
import type { StageState } from "./state";
import { text } from "./text";

/** Why a holding card went up: nobody who leads is in the room, or neither picture nor sound comes from the stage. */
export const HOLDING_REASONS = ["host_gone", "silent"] as const;
export type HoldingReason = (typeof HOLDING_REASONS)[number];

/**
 * A card over the stage while nothing comes from it. `line` null is the words of the page that shows it. `kept` stays up until
 * somebody takes it down; otherwise it goes by itself. The audience is not told why.
 */
export const HoldingSchema = z.strictObject({
  line: text(300).nullable(),
  why: z.enum(HOLDING_REASONS).nullable(),
  at: z.iso.datetime(),
  kept: z.boolean(),
});

/** Puts the card up. Nobody is silenced by it: what comes from the stage again is what ends it. */
export function raiseHolding(
  state: StageState,
  { at, why, line }: { at: string; why: HoldingReason; line: string | null },
): StageState | Refusal {
  if (state.phase !== "live") return conflict(state.phase);
  if (state.mask.level !== null) return conflict(state.mask.level);
  if (state.holding !== null) return conflict("holding");
  return { ...state, holding: { line, why, at, kept: false } };
}

/** Leaves the card up until a person takes it down. */
export function keepHolding(state: StageState): StageState | Refusal {
  if (state.holding === null) return conflict("not_holding");
  return { ...state, holding: { ...state.holding, kept: true } };
}

export function lowerHolding(state: StageState): StageState | Refusal {
  return state.holding === null ? conflict("not_holding") : { ...state, holding: null };
}
