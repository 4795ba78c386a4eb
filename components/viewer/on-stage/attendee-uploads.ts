import { newPart, putChunk, type UploadServer } from "@/components/room/own-copy/upload-server";
import { audienceApi } from "@/lib/client/audience-api";
import { publicApi } from "@/lib/client/public-api";

/** Where an attendee who was on stage uploads to. */
export function attendeeUploads(slug: string): UploadServer {
  const shared = { as: `attendee:${slug}`, params: { slug }, patience: "once" } as const;
  return {
    api: {
      put: putChunk,
      open: async (part, startsAt) =>
        (await audienceApi("openAudiencePart", { ...shared, body: newPart(part, startsAt) })).data,
      send: async (part_id, body) =>
        (await audienceApi("sendAudienceChunks", { ...shared, body: { part_id, ...body } })).data,
      close: (part_id, body) => audienceApi("closeAudiencePart", { ...shared, body: { part_id, ...body } }),
    },
    readClock: async () => {
      const { data } = await publicApi("getRecordingClock", {
        as: `public:${slug}`,
        params: { slug },
        patience: "once",
      });
      return Date.parse(data.server_time);
    },
  };
}
