"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { StageEffect } from "@/lib/stage";
import { playEffect } from "./play-effect";
import { prefersReducedMotion } from "./prefers-reduced-motion";
import { useFreshEffects } from "./use-fresh-effects";
import { useStageWords } from "./use-stage-words";

const NOTE_MS = 2_500;

/** Plays effects over the stage. With reduced motion, a word replaces the animation. */
export function StageEffects({ effects }: { effects: readonly StageEffect[] }) {
  const words = useStageWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [note, setNote] = useState<StageEffect | null>(null);
  const draw = useCallback((effect: StageEffect) => {
    if (prefersReducedMotion()) setNote(effect);
    else if (canvas.current) void playEffect(effect.kind, canvas.current);
  }, []);
  useFreshEffects(effects, draw);

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
          {words.effects[note.kind]}
        </p>
      )}
    </>
  );
}
