"use client";

import { useContext, useEffect, useRef, useState } from "react";
import type { StageEffect } from "@/lib/stage";
import { playEffect } from "./play-effect";
import { prefersReducedMotion } from "./prefers-reduced-motion";
import { StageClockContext } from "./use-now";

/** Older ones belong to a moment that whoever comes now did not see. */
const FRESH_MS = 6_000;
const NOTE_MS = 2_500;
const WORDS = { confetti: "Confetti", applause: "Applause", flowers: "Flowers" } as const;

/** Fires each effect once, by its id. With reduced motion a word stands for the movement. */
export function StageEffects({ effects }: { effects: readonly StageEffect[] }) {
  const clock = useContext(StageClockContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  const played = useRef(new Set<string>());
  const [note, setNote] = useState<StageEffect | null>(null);

  useEffect(() => {
    for (const effect of effects) {
      if (played.current.has(effect.id)) continue;
      played.current.add(effect.id);
      if (Math.abs(clock() - Date.parse(effect.at)) > FRESH_MS) continue;
      if (prefersReducedMotion()) setNote(effect);
      else if (canvas.current) void playEffect(effect.kind, canvas.current);
    }
  }, [effects, clock]);

  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);

  return (
    <>
      <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
      {note && (
        <p className="absolute top-[4%] left-1/2 -translate-x-1/2 rounded-full bg-black/80 px-[1em] py-[0.3em] font-semibold text-[clamp(12px,2.2cqw,28px)]">
          {WORDS[note.kind]}
        </p>
      )}
    </>
  );
}
