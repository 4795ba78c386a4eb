import { deckPageCount } from "../deck-pages";
import { beginningOf } from "../plain-text";
import type { Scene } from "../scene";
import type { StagePoll, StageState } from "../state";
import { showContent } from "./content";
import { turnToSlide } from "./turn-to-slide";
import { isRefusal, type ReduceContext } from "./types";

function pollOf(state: StageState, scene: Scene): StagePoll | null {
  if (state.poll?.state === "open") return state.poll;
  if (!scene.poll) return null;
  return { id: beginningOf(`poll_${scene.id}`, 128), ...scene.poll, state: "draft", results_shown: false };
}

function withSlides(state: StageState, scene: Scene, context: ReduceContext): StageState {
  if (scene.slide) {
    const turned = turnToSlide(state, scene.slide, context);
    return isRefusal(turned) ? showContent(state, null) : showContent(turned, "deck");
  }
  const away = showContent(state, null);
  const derived = state.deck.presentation_id === null && state.deck.pages.length === 0;
  if (!derived || deckPageCount(state) === 0) return away;
  return { ...away, deck: { ...away.deck, page: Math.max(1, state.scene_index + 1) } };
}

/**
 * Makes a scene the current one and takes over what it prepared: layout, slide, ticker and poll. An open poll
 * stays open, and so do the people, the spotlight and the sound.
 */
export function applyScene(state: StageState, scene: Scene, context: ReduceContext): StageState {
  const entered: StageState = {
    ...state,
    scene_id: scene.id,
    scene_index: state.scenes.findIndex((entry) => entry.id === scene.id),
    scene_started_at: context.at,
    layout: scene.layout,
    zoom: { level: 1, target: null },
    question: null,
    quote: null,
    lower_third: null,
    poll: pollOf(state, scene),
    ticker: scene.ticker?.trim() ? { visible: true, items: [scene.ticker.trim()] } : state.ticker,
  };
  return withSlides(entered, scene, context);
}
