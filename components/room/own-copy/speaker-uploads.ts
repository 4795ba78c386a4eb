import { api } from "@/lib/client/api";
import type { UploadApi } from "@/lib/room/recording/upload/upload-api";
import { newPart, putChunk, type UploadServer } from "./upload-server";

function ofStudio(slug: string): UploadApi {
  const shared = { as: `host:${slug}`, patience: "once" } as const;
  return {
    put: putChunk,
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
    put: putChunk,
    open: async (part, startsAt) =>
      (await api("openBackstagePart", { ...shared, params: { slug }, body: newPart(part, startsAt) })).data,
    send: async (part_id, body) =>
      (await api("sendBackstageChunks", { ...shared, params: { slug }, body: { part_id, ...body } })).data,
    close: (part_id, body) =>
      api("closeBackstagePart", { ...shared, params: { slug }, body: { part_id, ...body } }),
  };
}

/** Where the studio and backstage upload to. */
export const speakerUploads = (slug: string, door: "studio" | "backstage"): UploadServer => ({
  api: door === "studio" ? ofStudio(slug) : ofBackstage(slug),
  readClock: async () => {
    const options = { as: `public:${slug}`, params: { slug }, patience: "once" } as const;
    return Date.parse((await api("getRecordingClock", options)).data.server_time);
  },
});
