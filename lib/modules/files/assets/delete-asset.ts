import { dropReference, isReferredBesides } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { assetsContract } from "./contract";
import { lockAsset } from "./find-asset";
import { presentAsset } from "./present";

export async function deleteAsset(
  ctx: Ctx,
  input: InputOf<typeof assetsContract.deleteAsset>,
): Promise<OutputOf<typeof assetsContract.deleteAsset>> {
  const asset = await lockAsset(ctx, input.asset_id);
  expectVersion(ctx, asset.version);
  const subject = { type: "asset", id: asset.id };
  if (await isReferredBesides(ctx, asset.fileId, subject))
    throw stateConflict("referenced", "This image is in use. Remove it there first.");
  await dropReference(ctx, asset.fileId, subject);
  const version = asset.version + 1;
  await ctx.db.asset.update({
    where: { id: asset.id },
    data: { deletedAt: ctx.now, updatedAt: ctx.now, version },
  });
  const wire = presentAsset(asset);
  ctx.record({ subjectType: "asset", subjectId: asset.id, before: wire });
  ctx.meta.version = version;
  return wire;
}
