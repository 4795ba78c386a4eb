import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Device, LocalMedia } from "@/lib/room/local-media";
import type { WorkState } from "@/lib/room/track-work";
import { useStorePart } from "./use-store";

const WORDS: Record<Device, Partial<Record<WorkState, string>>> = {
  camera: {
    starting: "Preparing your picture…",
    reduced: "This machine is busy: your picture is made with less care.",
    too_slow: "Switched off: this machine cannot keep up. Others see your picture as it is.",
    failed: "This browser could not do it. Others see your picture as it is.",
  },
  microphone: {
    starting: "Preparing the filter…",
    too_slow: "The strong filter is off: this machine cannot keep up. The standard one is on.",
    failed: "This browser cannot do the strong filter. The standard one is on.",
  },
};

/** What became of a wish for one's picture or voice; undefined while all is as it was wished. */
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
