import type { videoCommands } from "../catalog/video-commands";
import type { StageState } from "../state";
import { playedFrom, type StageVideo, stoppedVideo, videoSecond } from "../video-time";
import { showContent } from "./content";
import { videoFromStart } from "./scene-video";
import { type ReduceContext, type ReducersFor, type Refusal, refuse } from "./types";

interface Wanted {
  video_id?: string | undefined;
  src?: string | undefined;
  title?: string | undefined;
}

/** Returns the video that a command means, from its beginning if it isn't the current one. */
function wantedVideo(
  { video }: StageState,
  { video_id, src, title }: Wanted,
  { videos = [] }: ReduceContext,
): StageVideo | Refusal {
  const same = { ...video, title: title ?? video.title };
  const fresh = { ...video, started_at: null, position_sec: 0 };
  const found = videos.find((one) => (src === undefined ? one.id === video_id : one.src === src));
  if (video_id === undefined && src === undefined) {
    const first = videos[0];
    return video.src !== null || !first ? same : titled(videoFromStart(first), title);
  }
  if (src === undefined ? video_id === video.video_id : src === video.src) return same;
  if (found) return titled(videoFromStart(found), title);
  if (src === undefined) return refuse("video_id", "not_found");
  return { ...fresh, video_id: null, src, title: title ?? null, duration_sec: null };
}

const titled = (video: StageVideo, said: string | undefined): StageVideo => ({
  ...video,
  title: said ?? video.title,
});

/** Returns where playback continues: at the beginning if the video has ended. */
function nextSecond(video: StageVideo, at: string): number {
  const second = videoSecond(video, at);
  return second === video.duration_sec ? 0 : second;
}

const missing = (video: StageVideo): Refusal | null =>
  video.src === null ? refuse("video_id", "required") : null;

export const videoReducers: ReducersFor<typeof videoCommands> = {
  show_video: (state, command, context) => {
    const wanted = wantedVideo(state, command, context);
    if ("ok" in wanted) return wanted;
    const plays = state.video.visible && wanted.started_at !== null;
    const video = plays ? wanted : playedFrom(wanted, nextSecond(wanted, context.at), context.at);
    return showContent({ ...state, video }, "video", context.at);
  },
  hide_video: (state, _command, { at }) => (state.video.visible ? showContent(state, null, at) : state),
  play_video: (state, _command, { at }) => {
    if (state.video.visible && state.video.started_at !== null) {
      const second = videoSecond(state.video, at);
      if (second !== state.video.duration_sec) return state;
    }
    const video = playedFrom(state.video, nextSecond(state.video, at), at);
    return missing(state.video) ?? showContent({ ...state, video }, "video", at);
  },
  pause_video: (state, _command, { at }) =>
    missing(state.video) ?? { ...state, video: stoppedVideo(state.video, at) },
  seek_video: (state, { second }, { at }) => {
    const { video } = state;
    if (video.duration_sec !== null && second > video.duration_sec)
      return refuse("second", "too_large", { min: 0, max: video.duration_sec });
    const moved =
      video.started_at === null ? { ...video, position_sec: second } : playedFrom(video, second, at);
    return missing(video) ?? { ...state, video: moved };
  },
};
