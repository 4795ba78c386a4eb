import type { Ctx, Reservation } from "@/lib/operation/ctx";
import type { PricePart } from "@/lib/operation/prepared";
import { CLIP, CLIP_CREDITS } from "../contract";

export const CLIP_PRICE: PricePart = { kind: CLIP, credits: CLIP_CREDITS };

/** Returns what the call has reserved for clips. */
export const clipReservations = (ctx: Ctx): Reservation[] =>
  ctx.reservations.filter(({ kind }) => kind === CLIP);
