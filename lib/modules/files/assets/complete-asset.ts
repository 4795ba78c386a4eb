import type { Asset } from "@/lib/generated/prisma/client";
import { copyFile, dropReference, storeFile } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { invalid, stateConflict } from "@/lib/operation/problem";
import type { assetsContract } from "./contract";
import { findAsset, lockAsset } from "./find-asset";
import { type Image, ownerOf, prepareImage } from "./prepare-image";
import { presentAsset } from "./present";

type Input = InputOf<typeof assetsContract.completeAsset>;
type Output = OutputOf<typeof assetsContract.completeAsset>;

/**
 * Reading and writing the image takes up to seconds, so it happens before the transaction that attaches it to
 * the asset.
 */
export const completeAsset = preparedVerb<Input, Output, Image>({
  prepare: async (ctx, input) => {
    const asset = await findAsset(ctx, input.asset_id);
    requireCompletable(ctx, asset, input);
    const { fileId, contentType } = asset;
    return prepareImage(ownerOf(ctx), { contentType, copyTo: (path) => copyFile(fileId, path) });
  },

  run: async (ctx, input, { upload, width, height }) => {
    const asset = await lockAsset(ctx, input.asset_id);
    // A concurrent call may have completed it first.
    requireCompletable(ctx, asset, input);
    const subject = { type: "asset", id: asset.id };
    await storeFile(ctx, upload, { purpose: "asset", name: asset.name, subject });
    await dropReference(ctx, asset.fileId, subject);
    const ready = await ctx.db.asset.update({
      where: { id: asset.id },
      data: {
        fileId: upload.fileId,
        status: "ready",
        sizeBytes: upload.sizeBytes,
        sha256: upload.sha256,
        width,
        height,
        version: asset.version + 1,
        updatedAt: ctx.now,
      },
    });
    const wire = presentAsset(ready);
    ctx.record({ subjectType: "asset", subjectId: asset.id, before: presentAsset(asset), after: wire });
    ctx.meta.version = ready.version;
    return wire;
  },
});

function requireCompletable(ctx: Ctx, asset: Asset, { sha256 }: Input): void {
  expectVersion(ctx, asset.version);
  if (asset.status !== "uploaded") throw stateConflict(asset.status, "This asset is already complete.");
  if (asset.sha256 !== sha256.toLowerCase())
    throw invalid({ sha256: "invalid" }, "The digest doesn't match the uploaded file. Upload it again.");
}
