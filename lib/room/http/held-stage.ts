import type { StageState } from "@/lib/stage";
import { Timeline } from "./timeline";

/** The last frames of a program may be missing. In milliseconds. */
const END_MS = 500;

/** States of the stage, each shown when the picture gets there. */
export class HeldStage {
  private readonly states = new Timeline<StageState>();
  private newest: StageState | null = null;
  private newestAt = Number.NEGATIVE_INFINITY;
  private shown: { state: StageState; isEarly: boolean; mask: StageState["mask"]; as: StageState } | null =
    null;

  /** Takes a state. `heardAt`: when the server sent it, in epoch milliseconds. */
  add(state: StageState, heardAt: number): void {
    if (state === this.newest) return;
    if (heardAt >= this.newestAt) {
      this.newest = state;
      this.newestAt = heardAt;
    }
    this.states.add(Math.min(heardAt, endOf(state)), state, state.version);
  }

  /**
   * Returns what is shown beside the picture at a time, the same object if nothing changed; null until a state is
   * known. What was asked before this page began to listen may not have been asked in the picture yet, so it's
   * left out until then. An emergency stop applies at once.
   */
  at(time: number): StageState | null {
    this.states.forget(time);
    const reached = this.ended(time) ?? this.states.at(time);
    const state = reached ?? this.states.first();
    if (!state || !this.newest) return null;
    const isEarly = reached === null;
    const mask = this.newest.mask.level === null ? state.mask : this.newest.mask;
    const { shown } = this;
    if (shown?.state === state && shown.isEarly === isEarly && shown.mask === mask) return shown.as;
    const as = { ...(isEarly ? beforeAsking(state) : state), mask };
    this.shown = { state, isEarly, mask, as };
    return as;
  }

  /** The end applies from a moment before it, although the show was still heard to be live then. */
  private ended(time: number): StageState | null {
    return this.newest && time >= endOf(this.newest) ? this.newest : null;
  }
}

const endOf = ({ phase, ended_at }: StageState): number =>
  phase === "ended" && ended_at !== null ? Date.parse(ended_at) - END_MS : Number.POSITIVE_INFINITY;

const beforeAsking = (state: StageState): StageState => ({
  ...state,
  phase: state.phase === "ended" ? "live" : state.phase,
  poll: null,
  question: null,
  quote: null,
  cta: { ...state.cta, visible: false },
});
