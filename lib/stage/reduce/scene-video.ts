import type { Scene } from "../scene";
import type { StageState } from "../state";
import { playedFrom, type StageVideo } from "../video-time";
import { showContent } from "./content";
import type { ReduceContext, VideoInfo } from "./types";

export const videoFromStart = ({ id, src, title, duration_sec }: VideoInfo): StageVideo => ({
  ...{ visible: false, video_id: id, src, title, duration_sec },
  ...{ started_at: null, position_sec: 0 },
});

/**
 * The video that a scene brings, at its beginning: playing while the show or a rehearsal is on, and waiting before that. Null
 * where the scene names none, or one that cannot be played.
 */
export function sceneVideo(
  { phase, rehearsal }: StageState,
  scene: Scene,
  { videos = [], at }: Pick<ReduceContext, "videos" | "at">,
): StageVideo | null {
  const found = scene.video && videos.find(({ id }) => id === scene.video?.video_id);
  if (!found) return null;
  const video = videoFromStart(found);
  return at !== null && (phase === "live" || rehearsal !== null) ? playedFrom(video, 0, at) : video;
}

/**
 * The show, or a rehearsal, begins with this scene: its video, which waited, plays. One that cannot have waited, because it was
 * not ready yet, comes now, unless something else was put there.
 */
export function beginSceneVideo(
  state: StageState,
  { videos, at }: { videos?: readonly VideoInfo[] | undefined; at: string },
): StageState {
  const scene = state.scenes.find(({ id }) => id === state.scene_id);
  if (!scene?.video) return state;
  const { video, deck, whiteboard } = state;
  if (video.video_id === scene.video.video_id) {
    const waits = video.visible && video.started_at === null && video.position_sec === 0;
    return waits ? { ...state, video: playedFrom(video, 0, at) } : state;
  }
  if (video.visible || deck.visible || whiteboard.visible) return state;
  const late = sceneVideo(state, scene, { ...(videos ? { videos } : {}), at });
  return late ? showContent({ ...state, video: late }, "video", at) : state;
}
