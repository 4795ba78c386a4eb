import type { Plan } from "./plan";
import { applyScene } from "./reduce/apply-scene";
import type { PresentationInfo, VideoInfo } from "./reduce/types";
import { scenesFromPlan } from "./scenes-from-plan";
import type { StagePerson, StageState } from "./state";
import { NO_VIDEO } from "./video-time";

export type InitialStateOptions = {
  /** The show's title, as shown on cards. */
  title?: string;
  plan?: Plan | null;
  /** The decks that the plan refers to. */
  presentations?: readonly PresentationInfo[];
  /** The plan's playable videos. */
  videos?: readonly VideoInfo[];
  /** People who are on stage from the start, usually the host. */
  stage?: StagePerson[];
  cta?: { label: string; url: string } | null;
  captions?: boolean;
  language?: string | null;
};

/** Returns the stage before any command: version 0, idle, on the plan's first scene. */
export function initialState(options: InitialStateOptions = {}): StageState {
  const { title = "", plan = null, stage = [], cta = null, captions = false, language = null } = options;
  const { presentations = [], videos = [] } = options;
  const scenes = plan ? scenesFromPlan(plan) : [];
  const blank: StageState = {
    version: 0,
    title,
    phase: "idle",
    started_at: null,
    ended_at: null,
    is_final: false,
    countdown_ends_at: null,
    layout: "grid",
    scenes,
    scene_id: null,
    scene_index: -1,
    scene_started_at: null,
    stage: [...stage],
    spotlight: null,
    deck: { visible: false, presentation_id: null, page: 1, page_count: 0, pages: [] },
    whiteboard: { visible: false },
    video: NO_VIDEO,
    zoom: { level: 1, target: null },
    immersive: false,
    music: { on: false, track: "lobby", volume: 40 },
    volumes: { emcee: 100, video: 80, program: 100 },
    ticker: { visible: false, items: plan ? [...plan.ticker] : [] },
    poll: null,
    question: null,
    quote: null,
    lower_third: null,
    emcee: null,
    emcee_queue: [],
    emcee_silent: null,
    cta: { visible: false, label: cta?.label ?? "", url: cta?.url ?? "" },
    captions: { on: captions, language },
    recording: "off",
    rehearsal: null,
    mask: { level: null, message: null, at: null },
    holding: null,
    effects_allowed: true,
    effects: [],
  };
  const first = scenes[0];
  return first
    ? applyScene(blank, first, { id: "start", at: null, people: [], presentations, videos })
    : blank;
}
