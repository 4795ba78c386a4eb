"use client";

import clsx from "clsx";
import { useRef } from "react";
import type { MicVerdict } from "@/lib/room/mic-verdict";
import { useMicLevel } from "./use-mic-level";

const BARS = 16;
const KEYS = Array.from({ length: BARS }, (_, index) => index);

interface MicMeterProps {
  track: MediaStreamTrack | null;
  muted: boolean;
  /** Advice about the level: always, or only on trouble. `above` shows it over the bar. */
  advice?: "always" | "trouble" | "above";
  className?: string;
}

const ADVICE: Record<MicVerdict, string> = {
  ok: "Say something. The bar should move.",
  silent: "No sound. Check that this is the right microphone and that it’s turned on.",
  quiet: "You’re very quiet. Move closer to the microphone or turn it up.",
  loud: "You’re very loud. Move back a little or turn the microphone down.",
  speaking: "You’re speaking, but you’re muted. No one can hear you.",
};

/** Microphone level meter, updated without React renders. */
export function MicMeter({ track, muted, advice, className }: MicMeterProps) {
  const bars = useRef<HTMLDivElement>(null);
  const verdict = useMicLevel(track, muted, (level) => {
    const lit = Math.round(level * BARS);
    for (const [index, bar] of [...(bars.current?.children ?? [])].entries())
      bar.toggleAttribute("data-lit", index < lit);
  });
  const trouble = track !== null && verdict !== "ok";
  const shown = advice === "always" || (advice !== undefined && trouble);
  return (
    <div className={className}>
      <div ref={bars} aria-hidden className="flex h-3 items-stretch gap-0.5">
        {KEYS.map((key) => (
          <span
            key={key}
            className={clsx(
              "flex-1 rounded-[2px] bg-pressed transition-colors duration-75",
              muted ? "data-lit:bg-line-strong" : key >= BARS - 2 ? "data-lit:bg-warn" : "data-lit:bg-ok",
            )}
          />
        ))}
      </div>
      {shown && (
        <p
          role="status"
          className={clsx(
            "text-sm",
            trouble ? "text-warn" : "text-ink-muted",
            advice === "above"
              ? "absolute bottom-full left-3 mb-2 rounded-control border border-line bg-surface-overlay px-3 py-1.5 shadow-overlay"
              : "mt-1.5",
          )}
        >
          {!track ? "No microphone." : trouble || !muted ? ADVICE[verdict] : "You’re muted."}
        </p>
      )}
    </div>
  );
}
