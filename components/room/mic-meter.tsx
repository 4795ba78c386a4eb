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
  /** A sentence about the level: always, or only when something is wrong with it. `above`: over the bar, where nothing is below. */
  advice?: "always" | "trouble" | "above";
  className?: string;
}

const ADVICE: Record<MicVerdict, string> = {
  ok: "Say something: the bar should move.",
  silent: "We hear nothing. Is this the right microphone, and is it switched on?",
  quiet: "You are very quiet. Move closer to the microphone, or turn it up.",
  loud: "That is very loud. Move back a little or turn the microphone down.",
  speaking: "You are muted, and you are speaking: nobody hears you.",
};

/** How loud the microphone is, bar by bar; drawn without asking React for every tick. */
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
          {!track ? "No microphone." : trouble || !muted ? ADVICE[verdict] : "You are muted."}
        </p>
      )}
    </div>
  );
}
