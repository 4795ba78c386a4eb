import type { StageState } from "@/lib/stage";
import { Timeline } from "./timeline";

/** The last frames of a program may be missing. In milliseconds. */
const END_MS = 500;

/** States of the stage, each shown when the picture gets there. */
export class HeldStage {
  private readonly states = new Timeline<StageState>();
  private newest: StageState | null = null;
  private shown: { state: StageState; isEarly: boolean; mask: StageState["mask"]; as: StageState } | null =
    null;

  /**
   * Takes a state, which is newer than those before it. `heardAt`: when the server sent it, in epoch milliseconds, as far
   * as this page knows: what an earlier one has from a later time was wrong, or from the moment before the end.
   */
  add(state: StageState, heardAt: number): void {
    if (state === this.newest) return;
    this.newest = state;
    const at = Math.min(heardAt, endOf(state));
    this.states.cut(at);
    this.states.add(at, state);
  }

  /**
   * Returns what is shown beside the picture at a time, the same object if nothing changed; null until a state is
   * known. What was asked before this page began to listen may not have been asked in the picture yet, so it's
   * left out until then. An emergency stop applies at once.
   */
  at(time: number): StageState | null {
    this.states.forget(time);
    const reached = this.states.at(time);
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
