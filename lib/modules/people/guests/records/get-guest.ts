import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { guestsContract } from "../contract";
import { findGuest } from "../guest-row/find-guest";
import { presentRecord } from "./present-record";
import { readHistory } from "./read-history";

export async function getGuest(
  ctx: Ctx,
  { slug, guest_id }: InputOf<typeof guestsContract.getGuest>,
): Promise<OutputOf<typeof guestsContract.getGuest>> {
  const guest = await findGuest(ctx, await findEvent(ctx, slug), guest_id);
  ctx.meta.version = guest.version;
  const record = await presentRecord(ctx, guest);
  return { ...record, history: await readHistory(ctx, guest.id) };
}
