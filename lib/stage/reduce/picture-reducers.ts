import type { pictureCommands } from "../catalog/picture-commands";
import type { StageState } from "../state";
import { STAGE_LIMITS } from "../vocabulary";
import { showContent } from "./content";
import { type ReducersFor, refuse } from "./types";

const { zoomMin, zoomMax, zoomStep } = STAGE_LIMITS;

function zoomBy(state: StageState, step: number, target: string | null): StageState {
  const level = Math.min(zoomMax, Math.max(zoomMin, state.zoom.level + step));
  return { ...state, zoom: { level, target: level === zoomMin ? null : target } };
}

function cleared(state: StageState, at: string): StageState {
  return {
    ...showContent(state, null, at),
    zoom: { level: zoomMin, target: null },
    immersive: false,
    ticker: { ...state.ticker, visible: false },
    poll: state.poll?.state === "draft" ? state.poll : null,
    question: null,
    quote: null,
    lower_third: null,
    cta: { ...state.cta, visible: false },
  };
}

export const pictureReducers: ReducersFor<typeof pictureCommands> = {
  set_layout: (state, { layout }) => ({ ...state, layout }),
  zoom_in: (state, { identity }) => {
    if (identity === undefined) return zoomBy(state, zoomStep, state.zoom.target);
    if (!state.stage.some((person) => person.identity === identity)) return refuse("identity", "not_found");
    return zoomBy(state, zoomStep, identity);
  },
  zoom_out: (state) => zoomBy(state, -zoomStep, state.zoom.target),
  zoom_reset: (state) => ({ ...state, zoom: { level: zoomMin, target: null } }),
  immersive_on: (state) => ({ ...state, immersive: true }),
  immersive_off: (state) => ({ ...state, immersive: false }),
  clear_stage: (state, _command, { at }) => cleared(state, at),
};
