import type { DeckPage, StageState } from "./state";

/**
 * Returns the slides that can be shown: those of the attached presentation or, without one, a card for each
 * scene, so that a show without slides still has something to show behind its speakers.
 */
export function deckPages(state: StageState): DeckPage[] {
  if (state.deck.presentation_id !== null || state.deck.pages.length > 0) return state.deck.pages;
  return state.scenes.map((scene, index) => ({
    number: index + 1,
    title: scene.title,
    lines: scene.ticker === null || scene.ticker === "" ? [] : [scene.ticker],
    image: null,
  }));
}

/** Returns the number of pages; 0 means unknown, and then only the general limit applies. */
export function deckPageCount(state: StageState): number {
  const derived = state.deck.presentation_id === null && state.deck.pages.length === 0;
  return derived ? state.scenes.length : state.deck.page_count;
}

/** Returns the current page, or null if it has no image or text yet. */
export function currentDeckPage(state: StageState): DeckPage | null {
  return deckPages(state).find((page) => page.number === state.deck.page) ?? null;
}
