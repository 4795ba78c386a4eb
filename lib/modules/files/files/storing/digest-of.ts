import { createHash } from "node:crypto";
import type { PutResult } from "@/lib/providers/storage";

/** Reads a stream to the end and returns only its size and digest. */
export async function digestOf(source: AsyncIterable<Uint8Array>): Promise<PutResult> {
  const digest = createHash("sha256");
  let sizeBytes = 0;
  for await (const chunk of source) {
    digest.update(chunk);
    sizeBytes += chunk.length;
  }
  return { sizeBytes, sha256: digest.digest("hex") };
}
