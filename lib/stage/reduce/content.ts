import type { StageState } from "../state";
import { stoppedVideo } from "../video-time";

export type Content = "deck" | "whiteboard" | "video";

/**
 * One shared thing at a time: showing it puts the other two away. A video that is put away stops where it is; before a show
 * has a time (`at` is null) none plays.
 */
export function showContent(state: StageState, content: Content | null, at: string | null): StageState {
  const stops = content !== "video" && state.video.started_at !== null && at !== null;
  const video = stops ? stoppedVideo(state.video, at) : state.video;
  return {
    ...state,
    deck: { ...state.deck, visible: content === "deck" },
    whiteboard: { visible: content === "whiteboard" },
    video: { ...video, visible: content === "video" },
  };
}
