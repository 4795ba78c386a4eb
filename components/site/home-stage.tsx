"use client";

import clsx from "clsx";
import { useState } from "react";
import { Stage } from "@/components/stage/stage";
import type { StageState } from "@/lib/stage";

interface HomeStageProps {
  steps: readonly { body: Record<string, unknown>; says: string; state: StageState }[];
}

/** A stage to play with: press a command, see what viewers would see. */
export function HomeStage({ steps }: HomeStageProps) {
  const [pressed, setPressed] = useState<{ index: number; at: number } | null>(null);
  const shown = steps[pressed?.index ?? 0];
  if (!shown) return null;
  const state = pressed ? fromNow(shown.state, pressed.at) : shown.state;
  return (
    <figure className="flex min-w-0 flex-col gap-4">
      <div className="overflow-hidden rounded-media">
        <Stage state={state} />
      </div>
      <figcaption className="flex flex-col gap-3">
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Send a command to this stage</legend>
          {steps.map((step, index) => (
            <button
              key={String(step.body.action)}
              type="button"
              aria-pressed={step === shown}
              onClick={() => setPressed({ index, at: Date.now() })}
              className="h-7 rounded-control border border-line px-2.5 font-mono text-ink-muted text-xs transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
            >
              {String(step.body.action)}
            </button>
          ))}
        </fieldset>
        <p aria-live="polite" className={clsx("min-h-11 text-ink-muted text-sm")}>
          <code className="break-all font-mono text-ink">{JSON.stringify(shown.body)}</code>
          <span className="block">{shown.says}</span>
        </p>
      </figcaption>
    </figure>
  );
}

/** Moves what lasts for seconds to the moment of the press. */
function fromNow(state: StageState, at: number): StageState {
  const iso = (shift: number) => new Date(at + shift).toISOString();
  return {
    ...state,
    quote: state.quote && { ...state.quote, id: `${state.quote.id}-${at}`, ends_at: iso(12_000) },
    effects: state.effects.map((effect) => ({ ...effect, id: `${effect.id}-${at}`, at: iso(0) })),
  };
}
