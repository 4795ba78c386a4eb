import type { StageState } from "../state";

export type Content = "deck" | "whiteboard" | "video";

/** One shared thing at a time: showing it puts the other two away. */
export function showContent(state: StageState, content: Content | null): StageState {
  return {
    ...state,
    deck: { ...state.deck, visible: content === "deck" },
    whiteboard: { visible: content === "whiteboard" },
    video: { ...state.video, visible: content === "video" },
  };
}
