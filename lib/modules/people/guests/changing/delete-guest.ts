import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { guestsContract } from "../contract";
import { lockGuest } from "../guest-row/lock-guest";
import { linkState } from "../present-guest";
import { removeGuest } from "./remove-guest";

/** Removes a guest from the roster. The row stays for the history, and the current link is revoked. */
export async function deleteGuest(
  ctx: Ctx,
  { slug, guest_id, revoke_access }: InputOf<typeof guestsContract.deleteGuest>,
): Promise<OutputOf<typeof guestsContract.deleteGuest>> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  const guest = await lockGuest(ctx, event, guest_id);
  if (!revoke_access && linkState(guest) === "active")
    throw stateConflict("active", "The guest has an active link. Revoke it first, or set `revoke_access`.");
  const after = await removeGuest(ctx, event, guest);
  return { id: after.id, deleted: true, access: linkState(after) };
}
