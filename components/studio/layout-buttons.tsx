"use client";

import clsx from "clsx";
import { LAYOUTS, type Layout } from "@/lib/stage/vocabulary";
import { LayoutPicture } from "./layout-picture";
import { useStudio } from "./studio-context";

export const LAYOUT_NAMES: Record<Layout, string> = {
  duo: "Side by side",
  present: "Presentation",
  solo: "Solo",
  grid: "Grid",
};

export function LayoutButtons() {
  const { state, run } = useStudio();
  return (
    <fieldset className="flex gap-0.5 rounded-control bg-surface-sunken p-0.5">
      <legend className="sr-only">Layout</legend>
      {LAYOUTS.map((layout, index) => (
        <button
          key={layout}
          type="button"
          aria-label={LAYOUT_NAMES[layout]}
          aria-pressed={state.layout === layout}
          data-tip={LAYOUT_NAMES[layout]}
          data-tip-key={index + 1}
          onClick={() => void run({ action: "set_layout", layout })}
          className={clsx(
            "grid h-8 w-11 place-items-center rounded-sm transition-colors",
            state.layout === layout
              ? "bg-accent text-on-accent"
              : "text-ink-muted hover:bg-hover hover:text-ink",
          )}
        >
          <LayoutPicture layout={layout} />
        </button>
      ))}
    </fieldset>
  );
}
