import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { presentGuest } from "../present-guest";
import { readReadiness } from "./readiness";
import type { Readiness } from "./record-schema";

const seesEmail = (ctx: Ctx) => ({ withEmail: ctx.principal.scopes.has("guests:read") });

/** Presents a guest as a record, with a readiness that was already read. */
export const presentRecordWith = (ctx: Ctx, guest: Guest, readiness: Readiness) =>
  presentGuest(guest, seesEmail(ctx), { photo_asset_id: guest.photoAssetId, readiness });

export async function presentRecord(ctx: Ctx, guest: Guest) {
  const readiness = await readReadiness(ctx, [guest]);
  return presentRecordWith(ctx, guest, readiness.get(guest.id) as Readiness);
}
