import { storageUse } from "@/lib/modules/files/files";
import { storageLevel } from "@/lib/storage-use/storage-level";
import { minutesFor } from "./estimate";
import type { RecordingSpaceWire } from "./schema";

/** Returns how much more of a show with so many speakers can be recorded. */
export async function recordingSpace(workspaceId: string, speakers: number): Promise<RecordingSpaceWire> {
  const use = await storageUse(workspaceId);
  const { used, limit } = use;
  const some = Math.max(1, speakers);
  return {
    speakers: some,
    used_bytes: used,
    limit_bytes: limit,
    minutes_left: limit === null ? null : minutesFor(limit - used, some),
    nearly_full: storageLevel(use) !== "plenty",
  };
}
