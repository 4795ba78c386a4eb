import type { Guest } from "@/lib/generated/prisma/client";
import { lockReadyAsset } from "@/lib/modules/files/assets";
import { dropReference, referToFile } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { photoOf, photoSubject } from "./photo";
import { requestPhoto } from "./request-photo";

export type PhotoColumns = Pick<Guest, "photo" | "photoFileId" | "photoAssetId">;

interface GivenPhoto {
  photo?: string | undefined;
  photo_asset_id?: string | null | undefined;
}

/**
 * Returns the columns of a portrait after a change. References its new file and drops the reference to the
 * previous one. The address already shown, or the one it was fetched from, changes nothing, because callers
 * send back what they read. Any other address is fetched.
 */
export async function changePhoto(
  ctx: Ctx,
  guest: PhotoColumns & { id: string },
  { photo, photo_asset_id }: GivenPhoto,
): Promise<PhotoColumns> {
  const { photo: address, photoFileId, photoAssetId } = guest;
  const unchanged = { photo: address, photoFileId, photoAssetId };
  if (photo && photo_asset_id) throw invalid({ photo: "not_allowed" });
  if (photo_asset_id) {
    if (photo_asset_id === photoAssetId) return unchanged;
    const asset = await lockReadyAsset(ctx, photo_asset_id, "photo_asset_id");
    await referToFile(ctx, asset.fileId, photoSubject(guest.id));
    await releasePhoto(ctx, guest);
    return { photo: "", photoFileId: asset.fileId, photoAssetId: asset.id };
  }
  const cleared = photo_asset_id === null && photoFileId !== null && !photo;
  const isThere = photo === photoOf(guest) || (photo !== "" && photo === address);
  if (!cleared && (photo === undefined || isThere)) return unchanged;
  await releasePhoto(ctx, guest);
  if (photo) requestPhoto(ctx, guest.id, photo);
  return { photo: photo ?? "", photoFileId: null, photoAssetId: null };
}

/** Drops a guest's reference to the file of their portrait. */
export async function releasePhoto(ctx: Ctx, guest: Pick<Guest, "id" | "photoFileId">): Promise<void> {
  if (guest.photoFileId) await dropReference(ctx, guest.photoFileId, photoSubject(guest.id));
}
