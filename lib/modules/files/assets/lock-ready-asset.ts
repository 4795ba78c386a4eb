import type { Asset } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, Problem } from "@/lib/operation/problem";
import { lockAsset } from "./find-asset";

/**
 * Returns an asset that is about to be referenced, locked against deletion.
 * @throws `validation_error` on `field` if it isn't the caller's, or isn't completed yet
 */
export async function lockReadyAsset(ctx: Ctx, id: string, field: string): Promise<Asset> {
  const asset = await lockAsset(ctx, id).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "not_found") throw invalid({ [field]: "not_found" });
    throw error;
  });
  if (asset.status !== "ready")
    throw invalid({ [field]: "invalid" }, "This image isn't complete yet. Call completeAsset first.");
  return asset;
}
