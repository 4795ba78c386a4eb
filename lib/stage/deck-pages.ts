import type { DeckPage, StageState } from "./state";

/**
 * The slides that can be shown: the attached presentation's, or, when there is none, one card per scene, so
 * that a show without slides still has something to put behind its speakers.
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

/** How many pages there are; 0 means unknown, and then only the general limit bounds the page. */
export function deckPageCount(state: StageState): number {
  const derived = state.deck.presentation_id === null && state.deck.pages.length === 0;
  return derived ? state.scenes.length : state.deck.page_count;
}

/** The page on show, or null when it has no picture or text yet. */
export function currentDeckPage(state: StageState): DeckPage | null {
  return deckPages(state).find((page) => page.number === state.deck.page) ?? null;
}
