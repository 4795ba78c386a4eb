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
  show_deck: (state) => showContent(state, "deck"),
  hide_deck: (state) => ({ ...state, deck: { ...state.deck, visible: false } }),
  next_slide: (state) => turnBy(state, 1),
  prev_slide: (state) => turnBy(state, -1),
  set_slide: (state, target, context) => {
    const turned = turnToSlide(state, target, context);
    return isRefusal(turned) ? turned : showContent(turned, "deck");
  },
  show_whiteboard: (state) => showContent(state, "whiteboard"),
  hide_whiteboard: (state) => ({ ...state, whiteboard: { visible: false } }),
  show_video: (state, { src, title }, { at }) => {
    const shown = showContent(state, "video");
    const resumed = state.video.visible && src === undefined ? state.video.started_at : at;
    const video = { ...shown.video, src: src ?? state.video.src, started_at: resumed };
    return { ...shown, video: { ...video, title: title ?? (src === undefined ? state.video.title : null) } };
  },
  hide_video: (state) => ({ ...state, video: { ...state.video, visible: false } }),
};
