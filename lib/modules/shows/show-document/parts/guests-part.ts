import { z } from "zod";
import type { Event, Guest } from "@/lib/generated/prisma/client";
import { changeGuest, lockGuest, mergeGuests, readRoster } from "@/lib/modules/people/guests";
import { GuestChangeInput, MAX_GUESTS, NewGuestInput } from "@/lib/modules/people/guests/schema";
import type { Ctx } from "@/lib/operation/ctx";
import { reference } from "@/lib/operation/fields";
import { byName, listChange } from "../by-name";
import type { Json } from "../json";
import { definePart } from "../part";

const DocumentGuest = NewGuestInput.extend({
  photo_asset_id: reference().nullable().optional().describe("A complete uploaded image as the portrait."),
});

/** A guest in a document, without ID and link. */
const stateOf = (guest: Guest) => ({
  name: guest.name,
  title: guest.title,
  company: guest.company,
  intro: guest.intro,
  emcee: guest.emcee,
  photo: guest.photo,
  photo_asset_id: guest.photoAssetId,
  email: guest.email,
});

const given = (guest: z.output<typeof DocumentGuest>): ReturnType<typeof stateOf> => ({
  name: guest.name,
  title: guest.title ?? "",
  company: guest.company ?? "",
  intro: guest.intro ?? "",
  emcee: guest.emcee ?? "",
  photo: guest.photo ?? "",
  photo_asset_id: guest.photo_asset_id ?? null,
  email: guest.email ?? null,
});

export const guestsPart = definePart({
  name: "guests",
  summary:
    "All guests, by name; guests not included are removed and their links revoked. Links are never included.",
  schema: z.array(DocumentGuest).max(MAX_GUESTS, "too_many"),
  scopes: { read: "guests:read", write: "guests:write" },
  read: async (ctx, event) => byName((await readRoster(ctx, event.id)).map(stateOf)),
  settle: async (_ctx, _event, current, guests) => inOrderOf(current, byName(guests.map(given))),
  present: (state) => Object.values(state),
  write: async (ctx, event, current, wanted) => {
    const rows = byName(await readRoster(ctx, event.id));
    const { added, changed, removed } = listChange(current, wanted);
    const merged = [
      ...removed.map((key) => ({ id: rows[key]?.id, remove: true })),
      ...[...added, ...changed].map(([key, { photo_asset_id: _, ...patch }]) => ({
        ...(rows[key] ? { id: rows[key].id } : {}),
        ...patch,
      })),
    ];
    await mergeGuests(ctx, event, z.array(GuestChangeInput).parse(merged));
    for (const [key, patch] of [...added, ...changed]) await setPhoto(ctx, event, key, patch);
  },
});

/** Existing rows of the roster keep their order. New ones follow. */
function inOrderOf(current: Json, wanted: Json): Json {
  const kept = Object.keys(current).filter((key) => Object.hasOwn(wanted, key));
  const all = [...new Set([...kept, ...Object.keys(wanted)])];
  return Object.fromEntries(all.map((key) => [key, wanted[key]]));
}

/** Sets an uploaded image, or removes it. An address was set with the other fields. */
async function setPhoto(ctx: Ctx, event: Event, key: string, { photo_asset_id, photo }: Json): Promise<void> {
  const row = byName(await readRoster(ctx, event.id))[key];
  if (!row || photo_asset_id === undefined || photo || photo_asset_id === row.photoAssetId) return;
  const guest = await lockGuest(ctx, event, row.id);
  await changeGuest(ctx, event, guest, { photo_asset_id: photo_asset_id as string | null });
}
