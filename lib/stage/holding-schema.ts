import * as z from "zod";
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
