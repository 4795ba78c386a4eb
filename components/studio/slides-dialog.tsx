"use client";

import { LayoutGrid } from "lucide-react";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { SlideThumbnail } from "./slide-thumbnail";
import { SpeakerSlides } from "./speaker-slides";
import { useStudio } from "./studio-context";
import { useDeckSlides } from "./use-deck-slides";

/** A grid of all slides; pressing one shows it on stage. */
export function SlidesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        label="All slides"
        icon={<LayoutGrid className="size-4" />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onOpenChange={setOpen} title="Slides" size="lg">
        {open && <Slides onPick={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Slides({ onPick }: { onPick: () => void }) {
  const { state, run } = useStudio();
  const slides = useDeckSlides();
  const { page, visible } = state.deck;
  async function show(number: number) {
    if (await run({ action: "set_slide", page: number })) onPick();
  }
  return (
    <div className="flex flex-col gap-5">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {slides.map((slide) => (
          <li key={slide.number}>
            <button
              type="button"
              aria-current={visible && slide.number === page ? "true" : undefined}
              onClick={() => void show(slide.number)}
              className="flex w-full flex-col gap-1 rounded-panel p-1 text-left text-ink-muted text-sm hover:bg-hover aria-current:bg-accent-soft aria-current:text-accent"
            >
              <SlideThumbnail slide={slide} />
              <span className="flex min-w-0 gap-1.5 px-0.5">
                <span className="tabular">
                  <span className="sr-only">Slide </span>
                  {slide.number}
                </span>
                <span className="truncate">{slide.title}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {state.deck.presentation_id !== null && <SpeakerSlides slides={slides} />}
    </div>
  );
}
