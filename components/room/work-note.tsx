import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Device, LocalMedia } from "@/lib/room/local-media";
import type { WorkState } from "@/lib/room/track-work";
import { useStorePart } from "./use-store";

const WORDS: Record<Device, Partial<Record<WorkState, string>>> = {
  camera: {
    starting: "Applying background…",
    reduced: "Your device is busy. Background quality is reduced.",
    too_slow: "Background turned off because your device is too slow. Others see your real background.",
    failed: "This browser doesn’t support backgrounds. Others see your real background.",
  },
  microphone: {
    starting: "Starting noise filter…",
    too_slow: "Your device is too slow for the strong noise filter. Using the standard filter.",
    failed: "This browser doesn’t support the strong noise filter. Using the standard filter.",
  },
};

/** Status of video and audio effects; undefined while they work as selected. */
export const workWords = (device: Device, state: WorkState): string | undefined => WORDS[device][state];

export const gaveUp = (state: WorkState): boolean => state === "too_slow" || state === "failed";

export function WorkNote({ media, device }: { media: LocalMedia; device: Device }) {
  const state = useStorePart(media, ({ work }) => work[device]);
  const words = workWords(device, state);
  const over = gaveUp(state);
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
      {words && <p className={over ? "min-w-0 flex-1 text-warn" : "text-ink-muted"}>{words}</p>}
      {over && (
        <Button
          size="sm"
          onClick={() => void media.tryAgain(device)}
          icon={<RotateCw className="size-3.5" aria-hidden />}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
