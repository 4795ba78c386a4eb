import { api } from "@/lib/client/api";
import type { StoredPart } from "@/lib/room/recording/store/chunk-store";
import type { ChunkUrl, UploadApi } from "@/lib/room/recording/upload/upload-api";

/** A chunk that takes longer than this over any usable connection is tried again. */
const PUT_MS = 60_000;

const newPart = (part: StoredPart, startsAt: string) => ({
  person: part.person,
  kind: part.kind,
  source: part.source,
  content_type: part.contentType as "video/mp4",
  codec: part.codec,
  width: part.width,
  height: part.height,
  starts_at: startsAt,
});

async function put(to: ChunkUrl, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void> {
  const { url, method, headers } = to;
  const within = AbortSignal.any([signal, AbortSignal.timeout(PUT_MS)]);
  const answer = await fetch(url, { method, headers, body: bytes, credentials: "omit", signal: within });
  if (!answer.ok) throw Object.assign(new Error("The chunk wasn't taken."), { code: "offline" });
}

function ofStudio(slug: string): UploadApi {
  const shared = { as: `host:${slug}`, patience: "once" } as const;
  return {
    put,
    open: async (part, startsAt) =>
      (await api("openStudioPart", { ...shared, params: { slug }, body: newPart(part, startsAt) })).data,
    send: async (part_id, body) =>
      (await api("sendStudioChunks", { ...shared, params: { slug }, body: { part_id, ...body } })).data,
    close: (part_id, body) =>
      api("closeStudioPart", { ...shared, params: { slug }, body: { part_id, ...body } }),
  };
}

function ofBackstage(slug: string): UploadApi {
  const shared = { as: `guest:${slug}`, patience: "once" } as const;
  return {
    put,
    open: async (part, startsAt) =>
      (await api("openBackstagePart", { ...shared, params: { slug }, body: newPart(part, startsAt) })).data,
    send: async (part_id, body) =>
      (await api("sendBackstageChunks", { ...shared, params: { slug }, body: { part_id, ...body } })).data,
    close: (part_id, body) =>
      api("closeBackstagePart", { ...shared, params: { slug }, body: { part_id, ...body } }),
  };
}

/** The server's side of uploads for a page. */
export const uploadApi = (slug: string, door: "studio" | "backstage"): UploadApi =>
  door === "studio" ? ofStudio(slug) : ofBackstage(slug);

/** Reads the clock that recordings use, in epoch milliseconds. */
export async function readRecordingClock(slug: string): Promise<number> {
  const options = { as: `public:${slug}`, params: { slug }, patience: "once" } as const;
  return Date.parse((await api("getRecordingClock", options)).data.server_time);
}
