import { currentDeckPage, deckPageCount } from "./deck-pages";
import { initialState } from "./initial-state";
import { noCues } from "./no-cues";
import type { Scene } from "./scene";
import { isBeforeTheShow } from "./seconds-until-air";
import type { StageState } from "./state";
import { NO_VIDEO } from "./video-time";

function publicScene(scene: Scene): Scene {
  return { ...scene, ...noCues() };
}

const publicPoll = (poll: StageState["poll"]): StageState["poll"] => (poll?.state === "draft" ? null : poll);

/**
 * Returns what the audience may know: the same shape without anything that isn't on screen now. Upcoming
 * scenes, slides not yet shown, prepared questions and polls, and free-form data stay private.
 */
export function publicState(state: StageState): StageState {
  const scene = state.scenes.find((entry) => entry.id === state.scene_id);
  const masked = state.mask.level !== null;
  const page = state.deck.visible && !masked ? currentDeckPage(state) : null;
  return {
    ...state,
    scenes: scene ? [publicScene(scene)] : [],
    scene_index: scene ? 0 : -1,
    deck: { ...state.deck, page_count: deckPageCount(state), pages: page ? [page] : [] },
    video: state.video.visible ? state.video : NO_VIDEO,
    ticker: state.ticker.visible ? state.ticker : { visible: false, items: [] },
    poll: publicPoll(state.poll),
    emcee_queue: [],
    holding: state.holding && { ...state.holding, why: null, kept: false },
    cta: state.cta.visible ? state.cta : { visible: false, label: "", url: "" },
  };
}

/** Returns the same, and of a stage that isn't on air yet only what the audience waits for. */
export function audienceState(state: StageState): StageState {
  if (!isBeforeTheShow(state.phase)) return publicState(state);
  const { title, phase, countdown_ends_at, version } = state;
  return { ...initialState({ title }), phase, countdown_ends_at, version };
}
