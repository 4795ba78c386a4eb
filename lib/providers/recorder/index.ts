import { env } from "@/lib/platform/runtime/env";
import { egressRecorder, installedEgress } from "./egress/egress-recorder";
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
} from "./port";

/** Returns what captures people's tracks on the server; null if nothing does. */
export function recorder(): RecorderPort | null {
  const { RECORDER } = env();
  if (RECORDER === "off") return null;
  return RECORDER === "egress" ? egressRecorder(installedEgress) : subscriberRecorder;
}
