import type { Guest } from "@/lib/generated/prisma/client";
import { referToFile } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { photoSubject } from "./photo";

/** Copies a guest's portrait to another guest, if it is a stored file. Both then reference it. */
export async function copyPortrait(ctx: Ctx, from: Guest, to: Pick<Guest, "id">): Promise<void> {
  const { photoFileId, photoAssetId } = from;
  if (photoFileId === null) return;
  await referToFile(ctx, photoFileId, photoSubject(to.id));
  await ctx.db.guest.update({ where: { id: to.id }, data: { photoFileId, photoAssetId } });
}
