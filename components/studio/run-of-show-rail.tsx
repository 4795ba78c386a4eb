"use client";

import clsx from "clsx";
import { driftText, timeOfDay } from "./clock-text";
import { runOfShow } from "./run-of-show";
import { SceneRow } from "./scene-row";
import { SpeakerSlides } from "./speaker-slides";
import { useServerNow, useStudio } from "./studio-context";
import { useDeckSlides } from "./use-deck-slides";

/** The run of show beside the stage: the current segment, its time and what is next. */
export function RunOfShowRail() {
  const { state, desk } = useStudio();
  const show = runOfShow(state, desk.event.starts_at, useServerNow(500));
  const late = (show.driftSec ?? 0) >= 5;
  return (
    <section aria-label="Run of show" className="flex h-full min-h-0 flex-col">
      <h2 className="flex h-11 shrink-0 items-center justify-between border-line border-b px-4 font-medium text-base">
        Run of show
        <span className="tabular font-normal text-ink-muted text-sm">{state.scenes.length}</span>
      </h2>
      <ol className="min-h-0 flex-1 overflow-y-auto py-1">
        {show.rows.map((row) => (
          <SceneRow key={row.scene.id} row={row} show={show} />
        ))}
        {show.rows.length === 0 && (
          <li className="px-4 py-6 text-base text-ink-muted">
            No run of show yet. Type “add a talk” in the Commands tab.
          </li>
        )}
      </ol>
      <SlideNotes />
      <footer className="tabular flex h-11 shrink-0 items-center justify-between gap-2 border-line border-t px-4 text-sm">
        <span className={clsx(late ? "font-medium text-warn" : "text-ink-muted")}>
          {state.phase === "ended"
            ? "Ended"
            : show.driftSec === null
              ? "Not started"
              : driftText(show.driftSec)}
        </span>
        <span className="text-ink-muted">
          {show.endsAt === null || state.phase === "ended" ? "" : `Ends ${timeOfDay(show.endsAt)}`}
        </span>
      </footer>
    </section>
  );
}

/** The speaker notes of the deck on stage. */
function SlideNotes() {
  const { state } = useStudio();
  const slides = useDeckSlides();
  if (state.deck.presentation_id === null || !state.deck.visible || slides.length === 0) return null;
  return (
    <div className="max-h-[45%] shrink-0 overflow-y-auto border-line border-t px-4 py-3">
      <h3 className="tabular mb-1 font-medium text-sm">
        Slide {state.deck.page} of {slides.length}
      </h3>
      <SpeakerSlides slides={slides} />
    </div>
  );
}
