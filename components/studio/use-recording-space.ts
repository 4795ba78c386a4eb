"use client";

import { useRepeatedRead } from "@/components/room/use-repeated-read";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import type { StudioController } from "./studio-controller";

export interface RecordingSpace extends DataOf<"getStudioRecordingSpace"> {
  /** No media worker has captured the show for a while, although it's recorded. */
  isUncaptured: boolean;
}

/** Another worker takes over within seconds, so a single look without one says nothing. */
const LOOKS = 2;

/** How much more can be recorded, and whether it is; null until it's known, and if the show isn't recorded. */
export const useRecordingSpace = (
  { slug, recordingNews }: StudioController,
  isWanted: boolean,
): RecordingSpace | null => useRepeatedRead(isWanted ? slug : null, recordingNews, reader);

function reader(slug: string): () => Promise<RecordingSpace> {
  let missed = 0;
  return async () => {
    const options = { as: `host:${slug}`, params: { slug }, patience: "once" } as const;
    const { data } = await api("getStudioRecordingSpace", options);
    missed = data.is_captured === false ? missed + 1 : 0;
    return { ...data, isUncaptured: missed >= LOOKS };
  };
}
