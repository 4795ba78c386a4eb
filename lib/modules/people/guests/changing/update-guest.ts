import { requireActive } from "@/lib/modules/show-basics/clients";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { guestsContract } from "../contract";
import { lockGuest } from "../guest-row/lock-guest";
import { presentRecord } from "../records/present-record";
import { changeGuest } from "./change-guest";

/** Changes a guest. Without changes, returns the guest unchanged. Sends no email. */
export async function updateGuest(
  ctx: Ctx,
  { slug, guest_id, ...details }: InputOf<typeof guestsContract.updateGuest>,
): Promise<OutputOf<typeof guestsContract.updateGuest>> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  const guest = await lockGuest(ctx, event, guest_id);
  expectVersion(ctx, guest.version);
  if (event.state === "archived") throw stateConflict(event.state, "An archived event can't be changed.");
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  const after = await changeGuest(ctx, event, guest, details);
  if (after === guest) ctx.record({ subjectType: "guest", subjectId: guest.id, before: {}, after: {} });
  ctx.meta.version = after.version;
  return presentRecord(ctx, after);
}
