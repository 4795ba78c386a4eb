import { api, type CallAs } from "@/lib/client/api";
import type { Recording } from "./recording";

/** How a recording is read. */
export const recordingQuery = (as: CallAs, slug: string, recording_id: string) => ({
  queryKey: ["getRecording", as, slug, recording_id],
  queryFn: async (): Promise<Recording> =>
    (await api("getRecording", { as, params: { slug, recording_id } })).data,
});
