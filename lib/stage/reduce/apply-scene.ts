import { deckPageCount } from "../deck-pages";
import { beginningOf } from "../plain-text";
import type { Scene } from "../scene";
import type { StagePoll, StageState } from "../state";
import { showContent } from "./content";
import { sceneVideo } from "./scene-video";
import { turnToSlide } from "./turn-to-slide";
import { isRefusal, type ReduceContext } from "./types";

function pollOf(state: StageState, scene: Scene): StagePoll | null {
  if (state.poll?.state === "open") return state.poll;
  if (!scene.poll) return null;
  return { id: beginningOf(`poll_${scene.id}`, 128), ...scene.poll, state: "draft", results_shown: false };
}

/** Turns to the scene's page. `shows` says whether there is such a page. */
function withPage(
  state: StageState,
  { slide }: Scene,
  context: ReduceContext,
): { state: StageState; shows: boolean } {
  if (slide) {
    const turned = turnToSlide(state, slide, context);
    return isRefusal(turned) ? { state, shows: false } : { state: turned, shows: true };
  }
  const derived = state.deck.presentation_id === null && state.deck.pages.length === 0;
  if (!derived || deckPageCount(state) === 0) return { state, shows: false };
  const page = Math.max(1, state.scene_index + 1);
  return { state: { ...state, deck: { ...state.deck, page } }, shows: false };
}

/**
 * Shows the scene's content: the first that exists of its video, the whiteboard and its slide. Hides what was
 * there before.
 */
function withContent(before: StageState, scene: Scene, context: ReduceContext): StageState {
  const { state, shows } = withPage(before, scene, context);
  const video = sceneVideo(state, scene, context);
  if (video) return showContent({ ...state, video }, "video", context.at);
  return showContent(state, scene.whiteboard ? "whiteboard" : shows ? "deck" : null, context.at);
}

/**
 * Makes a scene the current one and applies what it prepared: layout, video, whiteboard or slide, ticker and
 * poll. An open poll stays open; people, spotlight and audio stay as they are.
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
  return withContent(entered, scene, context);
}
