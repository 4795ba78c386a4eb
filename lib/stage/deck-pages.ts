import type { Scene } from "./scene";
import type { DeckPage, StageState } from "./state";

/**
 * Returns the slides that can be shown: those of the attached presentation or, without one, a card for each
 * scene, so that a show without slides still has something to show behind its speakers.
 */
export function deckPages(state: StageState): DeckPage[] {
  if (!hasSceneCards(state)) return state.deck.pages;
  return state.scenes.map((scene, index) => ({
    number: index + 1,
    title: scene.title,
    lines: scene.ticker === null || scene.ticker === "" ? [] : [scene.ticker],
    image: null,
  }));
}

/** Returns the number of pages; 0 means unknown, and then only the general limit applies. */
export function deckPageCount(state: StageState): number {
  return hasSceneCards(state) ? state.scenes.length : state.deck.page_count;
}

const hasSceneCards = ({ deck }: StageState): boolean =>
  deck.presentation_id === null && deck.pages.length === 0;

/** Returns the scene that the current page is a card of, or null if the page is a slide. Moving scenes changes their pages. */
export const sceneOfDeckPage = (state: StageState): Scene | null =>
  (hasSceneCards(state) && state.scenes[state.deck.page - 1]) || null;

/** Returns the current page, or null if it has no image or text yet. */
export function currentDeckPage(state: StageState): DeckPage | null {
  return deckPages(state).find((page) => page.number === state.deck.page) ?? null;
}
