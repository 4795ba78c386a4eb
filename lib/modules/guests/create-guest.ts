import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { requireActive } from "../clients";
import { lockEvent } from "../event-record";
import { changePhoto } from "./change-photo";
import type { guestsContract } from "./contract";
import { mergeGuests } from "./merge-guests";
import { presentRecord } from "./present-record";
import { sendInvitation } from "./send-invitation";

export async function createGuest(
  ctx: Ctx,
  { slug, photo_asset_id, send_invitation, send: _, ...details }: InputOf<typeof guestsContract.createGuest>,
): Promise<OutputOf<typeof guestsContract.createGuest>> {
  const event = await lockEvent(ctx, slug);
  if (event.state === "archived") throw stateConflict(event.state, "An archived event can't be changed.");
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  const { guests } = await mergeGuests(ctx, event, [details]);
  // The roster is in its order, and who was added is last.
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
