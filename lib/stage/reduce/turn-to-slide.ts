import { deckPageCount } from "../deck-pages";
import type { StageState } from "../state";
import { type ReduceContext, type Refusal, refuse } from "./types";

type Target = { page: number; presentation_id?: string | undefined };

function load(state: StageState, id: string | undefined, context: ReduceContext): StageState | null {
  if (id === undefined || id === state.deck.presentation_id) return state;
  const found = context.presentations?.find((entry) => entry.id === id);
  if (!found) return null;
  const { page_count, pages } = found;
  return { ...state, deck: { ...state.deck, presentation_id: id, page: 1, page_count, pages: [...pages] } };
}

/** Opens a page, of another presentation if one is named. Neither shows nor hides the slides. */
export function turnToSlide(state: StageState, target: Target, context: ReduceContext): StageState | Refusal {
  const loaded = load(state, target.presentation_id, context);
  if (!loaded) return refuse("presentation_id", "not_found");
  const count = deckPageCount(loaded);
  if (count > 0 && target.page > count) return refuse("page", "too_large", { min: 1, max: count });
  return { ...loaded, deck: { ...loaded.deck, page: target.page } };
}
