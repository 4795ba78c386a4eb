import type { Ctx } from "@/lib/operation/ctx";
import { signedUploadUrl } from "@/lib/providers/storage";
import type { ChunkAnswerWire, NewChunkWire } from "../../schema";
import { chunkKey } from "./chunk-key";

/** How long a URL for a chunk works. */
export const URL_SECONDS = 15 * 60;

/** The page's own origin takes the bytes, whatever the storage, so that no browser needs to reach it. */
export function uploadUrl(
  ctx: Ctx,
  { id, contentType }: { id: string; contentType: string },
  { number, size_bytes, sha256 }: NewChunkWire,
): ChunkAnswerWire["uploads"][number] {
  const { url, headers } = signedUploadUrl(chunkKey(ctx, id, number), {
    contentType,
    sizeBytes: size_bytes,
    sha256,
    expiresSeconds: URL_SECONDS,
  });
  return { number, url, headers, method: "PUT" };
}
