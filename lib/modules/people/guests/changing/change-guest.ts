import type { Guest } from "@/lib/generated/prisma/client";
import { changesOf, previousOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { emitGuestChange, type RosterEvent } from "../guest-row/emit-guest-change";
import { changePhoto } from "../photos/change-photo";
import { photoOf } from "../photos/photo";
import type { GuestChange } from "../schema";

export type GuestDetails = Partial<Omit<GuestChange, "id" | "remove" | "accepted">> & {
  photo_asset_id?: string | null | undefined;
};

/** Details that a guest confirms on their own page. A change by someone else requires a new confirmation. */
const CONFIRMED = ["name", "title", "company", "photo"];

/**
 * Updates the changed fields of a locked guest, records the change and emits its event. Returns the updated
 * row.
 */
export async function changeGuest(
  ctx: Ctx,
  event: RosterEvent,
  guest: Guest,
  given: GuestDetails,
  confirmedAt?: Date,
): Promise<Guest> {
  const { photo, photo_asset_id, ...details } = given;
  const columns = await changePhoto(ctx, guest, { photo, photo_asset_id });
  const changes = changesOf<Partial<Guest>>(guest, { ...details, ...columns });
  const { photoFileId: _, photoAssetId: _asset, ...visible } = changes;
  if (changes.photoFileId !== undefined) visible.photo = photoOf(columns);
  const names = Object.keys(visible);
  const unsettled = names.some((name) => CONFIRMED.includes(name)) ? null : guest.confirmedAt;
  const confirmed = changesOf<Partial<Guest>>(guest, { confirmedAt: confirmedAt ?? unsettled });
  if (names.length === 0 && confirmed.confirmedAt === undefined) return guest;
  const after = await ctx.db.guest.update({
    where: { id: guest.id },
    data: {
      name: changes.name,
      title: changes.title,
      company: changes.company,
      intro: changes.intro,
      emcee: changes.emcee,
      email: changes.email,
      ...columns,
      confirmedAt: confirmed.confirmedAt,
      version: guest.version + 1,
      updatedAt: ctx.now,
    },
  });
  const marked = confirmedAt ? { confirmed_at: confirmedAt } : {};
  ctx.record({
    subjectType: "guest",
    subjectId: guest.id,
    before: {
      ...previousOf<Partial<Guest>>(guest, visible),
      ...(visible.photo === undefined ? {} : { photo: photoOf(guest) }),
    },
    after: { ...visible, ...marked },
  });
  emitGuestChange(ctx, "guest.updated", event, after, confirmedAt ? [...names, "confirmed"] : names);
  return after;
}
