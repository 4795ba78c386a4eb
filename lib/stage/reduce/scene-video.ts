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
 * Returns the scene's video at its beginning: playing during the show or a rehearsal, otherwise paused. Null
 * if the scene has none, or if it can't be played.
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
 * Plays the paused video of the scene with which the show or a rehearsal starts. A video that wasn't ready
 * earlier is shown now, unless something else is on stage.
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
