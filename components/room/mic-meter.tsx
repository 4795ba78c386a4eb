"use client";

import clsx from "clsx";
import { useRef } from "react";
import { useMicLevel } from "./use-mic-level";

const BARS = 16;
const KEYS = Array.from({ length: BARS }, (_, index) => index);

interface MicMeterProps {
  track: MediaStreamTrack | null;
  muted: boolean;
  /** A sentence beneath about the level: always, or only when something is wrong with it. */
  advice?: "always" | "trouble";
  className?: string;
}

const ADVICE = {
  ok: "Say something: the bar should move.",
  quiet: "We hear nothing. Is this the right microphone, and is it switched on?",
  loud: "That is very loud. Move back a little or turn the microphone down.",
};

/** How loud the microphone is, bar by bar; drawn without asking React for every tick. */
export function MicMeter({ track, muted, advice, className }: MicMeterProps) {
  const bars = useRef<HTMLDivElement>(null);
  const verdict = useMicLevel(track, (level) => {
    const lit = Math.round(level * BARS);
    for (const [index, bar] of [...(bars.current?.children ?? [])].entries())
      bar.toggleAttribute("data-lit", index < lit);
  });
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
      {(advice === "always" || (advice === "trouble" && !muted && track && verdict !== "ok")) && (
        <p
          role="status"
          className={clsx("mt-1.5 text-sm", verdict === "ok" || muted ? "text-ink-muted" : "text-warn")}
        >
          {!track ? "No microphone." : muted ? "You are muted." : ADVICE[verdict]}
        </p>
      )}
    </div>
  );
}
