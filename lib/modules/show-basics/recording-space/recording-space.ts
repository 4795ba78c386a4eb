import { NEARLY_FULL, storageUse } from "@/lib/modules/files/files";
import { minutesFor } from "./estimate";
import type { RecordingSpaceWire } from "./schema";

/** Returns how much more of a show with so many speakers can be recorded. */
export async function recordingSpace(workspaceId: string, speakers: number): Promise<RecordingSpaceWire> {
  const { used, limit } = await storageUse(workspaceId);
  const some = Math.max(1, speakers);
  return {
    speakers: some,
    used_bytes: used,
    limit_bytes: limit,
    minutes_left: limit === null ? null : minutesFor(limit - used, some),
    nearly_full: limit !== null && used >= limit * NEARLY_FULL,
  };
}
