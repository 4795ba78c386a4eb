import type { contentCommands } from "../catalog/content-commands";
import { deckPageCount } from "../deck-pages";
import type { StageState } from "../state";
import { STAGE_LIMITS } from "../vocabulary";
import { showContent } from "./content";
import { turnToSlide } from "./turn-to-slide";
import { isRefusal, type ReducersFor } from "./types";

function turnBy(state: StageState, step: number): StageState {
  const last = deckPageCount(state) || STAGE_LIMITS.pages;
  const page = Math.min(last, Math.max(1, state.deck.page + step));
  return { ...state, deck: { ...state.deck, page } };
}

export const contentReducers: ReducersFor<typeof contentCommands> = {
  show_deck: (state, _command, { at }) => showContent(state, "deck", at),
  hide_deck: (state) => ({ ...state, deck: { ...state.deck, visible: false } }),
  next_slide: (state) => turnBy(state, 1),
  prev_slide: (state) => turnBy(state, -1),
  set_slide: (state, target, context) => {
    const turned = turnToSlide(state, target, context);
    return isRefusal(turned) ? turned : showContent(turned, "deck", context.at);
  },
  show_whiteboard: (state, _command, { at }) => showContent(state, "whiteboard", at),
  hide_whiteboard: (state) => ({ ...state, whiteboard: { visible: false } }),
};
