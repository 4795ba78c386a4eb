import type { Asset } from "@/lib/generated/prisma/client";
import { storeFile } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { assetName } from "./asset-name";
import type { assetsContract } from "./contract";
import { presentAsset } from "./present";

export async function uploadAsset(
  ctx: Ctx,
  { name, upload }: InputOf<typeof assetsContract.uploadAsset>,
): Promise<OutputOf<typeof assetsContract.uploadAsset>> {
  const id = ctx.newId("ast");
  const asset: Asset = {
    id,
    ...ownedBy(ctx),
    fileId: upload.fileId,
    status: "uploaded",
    name: assetName(name, upload.contentType),
    contentType: upload.contentType,
    sizeBytes: upload.sizeBytes,
    sha256: upload.sha256,
    width: null,
    height: null,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    deletedAt: null,
  };
  // Nothing references it until it is completed.
  await storeFile(ctx, upload, { purpose: "asset.upload", name: asset.name });
  await ctx.db.asset.create({ data: asset });
  const wire = presentAsset(asset);
  ctx.record({ subjectType: "asset", subjectId: id, after: wire });
  ctx.meta.version = asset.version;
  return wire;
}
