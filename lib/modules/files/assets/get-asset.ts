import { fileLink } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { assetsContract } from "./contract";
import { findAsset } from "./find-asset";
import { presentAsset } from "./present";

export async function getAsset(
  ctx: Ctx,
  input: InputOf<typeof assetsContract.getAsset>,
): Promise<OutputOf<typeof assetsContract.getAsset>> {
  const asset = await findAsset(ctx, input.asset_id);
  const link = await fileLink(ctx, asset.fileId);
  ctx.meta.version = asset.version;
  return { ...presentAsset(asset), download_url: link.url, download_expires_at: iso(link.expiresAt) };
}
