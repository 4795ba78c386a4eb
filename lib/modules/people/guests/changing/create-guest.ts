import type { Guest } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { guestsContract } from "../contract";
import { sendInvitation } from "../invitations/send-invitation";
import { changePhoto } from "../photos/change-photo";
import { presentRecord } from "../records/present-record";
import { mergeGuests } from "./merge-guests";

export async function createGuest(
  ctx: Ctx,
  { slug, photo_asset_id, send_invitation, send: _, ...details }: InputOf<typeof guestsContract.createGuest>,
): Promise<OutputOf<typeof guestsContract.createGuest>> {
  const event = await lockEvent(ctx, slug);
  if (event.state === "archived") throw stateConflict(event.state, "An archived event can't be changed.");
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  const { guests } = await mergeGuests(ctx, event, [details]);
  // The roster is in order, and the added guest is last.
  const added = await withPhoto(ctx, guests.at(-1) as Guest, photo_asset_id);
  const guest = send_invitation ? (await sendInvitation(ctx, event, added)).guest : added;
  ctx.meta.version = guest.version;
  return presentRecord(ctx, guest);
}

async function withPhoto(ctx: Ctx, guest: Guest, photo_asset_id: string | null | undefined): Promise<Guest> {
  if (!photo_asset_id) return guest;
  const columns = await changePhoto(ctx, guest, { photo: guest.photo || undefined, photo_asset_id });
  ctx.record({ subjectType: "guest", subjectId: guest.id, after: { photo_asset_id } });
  return ctx.db.guest.update({ where: { id: guest.id }, data: columns });
}
