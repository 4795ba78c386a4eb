import type { Asset } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import type { AssetWire } from "./schema";

export function presentAsset(row: Asset): AssetWire {
  return {
    id: row.id,
    status: row.status as AssetWire["status"],
    name: row.name,
    content_type: row.contentType as AssetWire["content_type"],
    size_bytes: row.sizeBytes,
    sha256: row.sha256,
    width: row.width,
    height: row.height,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  };
}
