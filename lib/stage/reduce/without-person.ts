import type { StageState } from "../state";

/** Removes a person from stage together with everything that refers to them. */
export function withoutPerson(state: StageState, identity: string): StageState {
  return {
    ...state,
    stage: state.stage.filter((person) => person.identity !== identity),
    spotlight: state.spotlight === identity ? null : state.spotlight,
    zoom: state.zoom.target === identity ? { level: 1, target: null } : state.zoom,
    lower_third: state.lower_third?.identity === identity ? null : state.lower_third,
  };
}
