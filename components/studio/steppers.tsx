"use client";

import { ChevronLeft, ChevronRight, Presentation } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { deckPageCount } from "@/lib/stage/deck-pages";
import { SlidesButton } from "./slides-dialog";
import { useStudio } from "./studio-context";

interface StepperProps {
  label: string;
  value: number;
  count: number;
  keys: readonly [string, string];
  onStep: (by: 1 | -1) => void;
}

function Stepper({ label, value, count, keys, onStep }: StepperProps) {
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden className="mr-1 text-ink-muted text-sm">
        {label}
      </span>
      <IconButton
        size="sm"
        label={`Previous ${label.toLowerCase()}`}
        shortcut={keys[0]}
        disabled={value <= 1}
        icon={<ChevronLeft className="size-4" />}
        onClick={() => onStep(-1)}
      />
      <span className="tabular min-w-11 text-center text-base">
        {value}/{count}
      </span>
      <IconButton
        size="sm"
        label={`Next ${label.toLowerCase()}`}
        shortcut={keys[1]}
        disabled={value >= count}
        icon={<ChevronRight className="size-4" />}
        onClick={() => onStep(1)}
      />
    </fieldset>
  );
}

export function SceneStepper() {
  const { state, run } = useStudio();
  if (state.scenes.length === 0) return null;
  return (
    <Stepper
      label="Scene"
      value={state.scene_index + 1}
      count={state.scenes.length}
      keys={["J", "K"]}
      onStep={(by) => void run({ action: "go_scene", index: state.scene_index + by })}
    />
  );
}

export function SlideStepper() {
  const { state, run } = useStudio();
  const count = deckPageCount(state);
  if (count === 0) return null;
  const { visible, page } = state.deck;
  return (
    <div className="flex items-center gap-1">
      <Stepper
        label="Slide"
        value={page}
        count={count}
        keys={["←", "→"]}
        onStep={(by) => void run({ action: by === 1 ? "next_slide" : "prev_slide" })}
      />
      <SlidesButton />
      <IconButton
        size="sm"
        label={visible ? "Remove slides from stage" : "Show slides on stage"}
        aria-pressed={visible}
        icon={<Presentation className="size-4" />}
        className={visible ? "bg-accent-soft text-accent" : ""}
        onClick={() => void run({ action: visible ? "hide_deck" : "show_deck" })}
      />
    </div>
  );
}
