import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { changeGuest } from "../changing/change-guest";
import type { guestsContract } from "../contract";
import { lockOwnGuest } from "../guest-row/lock-own-guest";
import { presentOwnGuest } from "../present-guest";

/** Confirms how a guest wants to be introduced. */
export async function confirmMyDetails(
  ctx: Ctx,
  { slug, ...details }: InputOf<typeof guestsContract.confirmMyDetails>,
): Promise<OutputOf<typeof guestsContract.confirmMyDetails>> {
  const { event, guest } = await lockOwnGuest(ctx, slug);
  return presentOwnGuest(await changeGuest(ctx, event, guest, details, ctx.now));
}
