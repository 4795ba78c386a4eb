import type { StageState } from "../state";
import { stoppedVideo } from "../video-time";

export type Content = "deck" | "whiteboard" | "video";

/**
 * Shows one shared content at a time: the other two are hidden. A hidden video pauses at its position; no
 * video plays before the show has a time (`at` is null).
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
