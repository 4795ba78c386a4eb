"use client";

import { SlideThumbnail } from "./slide-thumbnail";
import { useStudio } from "./studio-context";
import type { DeckSlide } from "./use-deck-slides";

/** Notes of the current slide and the next slide. Only people who control the stage see it. */
export function SpeakerSlides({ slides }: { slides: readonly DeckSlide[] }) {
  const { state } = useStudio();
  const at = slides.findIndex(({ number }) => number === state.deck.page);
  const slide = slides[at];
  const next = slides[at + 1];
  if (!slide) return null;
  return (
    <section aria-label="Speaker notes" className="flex min-h-0 flex-col gap-2 text-sm">
      <p className="whitespace-pre-line text-base">
        {slide.notes || <span className="text-ink-muted text-sm">No notes for this slide.</span>}
      </p>
      <div className="flex items-center gap-2.5 text-ink-muted">
        {next ? (
          <>
            <div className="w-20 shrink-0">
              <SlideThumbnail slide={next} />
            </div>
            <p className="line-clamp-2 min-w-0">Next: {next.title || `Slide ${next.number}`}</p>
          </>
        ) : (
          <p>This is the last slide.</p>
        )}
      </div>
    </section>
  );
}
