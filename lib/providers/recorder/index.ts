import { env } from "@/lib/platform/runtime/env";
import type { RecorderPort } from "./port";
import { subscriberRecorder } from "./subscriber/subscriber";

export type {
  Capture,
  CapturedChunk,
  CapturedSource,
  CaptureReport,
  Gap,
  OpenedPart,
  PartQuality,
  RecorderPort,
} from "./port";

/** Returns what captures people's tracks on the server; null if nothing does. */
export function recorder(): RecorderPort | null {
  return env().RECORDER === "off" ? null : subscriberRecorder;
}
