import type { StoredPart } from "@/lib/room/recording/store/chunk-store";
import type { ChunkUrl, UploadApi } from "@/lib/room/recording/upload/upload-api";

/** The server's side of uploads, for one page. */
export interface UploadServer {
  api: UploadApi;
  /** Reads the clock that recordings use, in epoch milliseconds. */
  readClock: () => Promise<number>;
}

/** A chunk that takes longer than this over any usable connection is tried again. */
const PUT_MS = 60_000;

/** The body that opens a part at the server. */
export const newPart = (part: StoredPart, startsAt: string) => ({
  person: part.person,
  kind: part.kind,
  source: part.source,
  content_type: part.contentType as "video/mp4",
  codec: part.codec,
  width: part.width,
  height: part.height,
  starts_at: startsAt,
});

/** Sends a chunk's bytes. @throws if they weren't taken */
export async function putChunk(
  to: ChunkUrl,
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<void> {
  const { url, method, headers } = to;
  const within = AbortSignal.any([signal, AbortSignal.timeout(PUT_MS)]);
  const answer = await fetch(url, { method, headers, body: bytes, credentials: "omit", signal: within });
  if (!answer.ok) throw Object.assign(new Error("The chunk wasn't taken."), { code: "offline" });
}
