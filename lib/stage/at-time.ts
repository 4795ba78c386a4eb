import type { StageState } from "./state";

/** Returns the state as it looks at a time in ISO 8601: a quote disappears after its own. */
export function atTime(state: StageState, at: string): StageState {
  const isRead = state.quote !== null && state.quote.ends_at <= at;
  return isRead ? { ...state, quote: null } : state;
}
