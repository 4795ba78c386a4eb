import { designSubject } from "@/lib/modules/after/tracks";
import { openReferred } from "@/lib/modules/files/files";

/** Returns the brand's logo as it was when the show was recorded, or as it is. Null without one. */
export async function readLogo(fileId: string | null): Promise<Buffer | null> {
  if (fileId === null) return null;
  const found =
    (await openReferred(fileId, designSubject("").type)) ?? (await openReferred(fileId, "event_picture"));
  if (!found) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of found.bytes) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
