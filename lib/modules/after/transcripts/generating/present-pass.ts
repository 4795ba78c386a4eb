import type { TranscriptPass } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import type { TranscriptPassWire } from "../schema";

export const presentPass = (pass: TranscriptPass): TranscriptPassWire => ({
  id: pass.id,
  recording_id: pass.recordingId,
  state: pass.state as TranscriptPassWire["state"],
  progress: progressOf(pass),
  failure: pass.failure as TranscriptPassWire["failure"],
  version: pass.version,
  language: pass.language,
  created_at: iso(pass.createdAt),
});

function progressOf({ state, doneMs, allMs }: TranscriptPass): number {
  if (state === "ready") return 100;
  return allMs ? Math.min(99, Math.floor((100 * doneMs) / allMs)) : 0;
}
