import * as z from "zod";
import { text } from "./text";

/** Why a holding card was shown: no host is in the room, or the stage sends neither video nor audio. */
export const HOLDING_REASONS = ["host_gone", "silent"] as const;

export type HoldingReason = (typeof HOLDING_REASONS)[number];

/**
 * A card over the stage while nothing comes from it. If `line` is null, the page shows its own words. With
 * `kept`, it stays until a person removes it; otherwise it's removed automatically. The audience isn't told
 * the reason.
 */
export const HoldingSchema = z.strictObject({
  line: text(300).nullable(),
  why: z.enum(HOLDING_REASONS).nullable(),
  at: z.iso.datetime(),
  kept: z.boolean(),
});
