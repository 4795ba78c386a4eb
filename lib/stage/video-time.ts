import type { StageState } from "./state";

export type StageVideo = StageState["video"];

export const NO_VIDEO: StageVideo = {
  visible: false,
  video_id: null,
  src: null,
  title: null,
  duration_sec: null,
  started_at: null,
  position_sec: 0,
};

const seconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;

/** Returns a video's position in seconds at a time in ISO 8601. Stays at the last one after the end. */
export function videoSecond({ started_at, position_sec, duration_sec }: StageVideo, at: string): number {
  const second = started_at === null ? position_sec : seconds(Date.parse(at) - Date.parse(started_at));
  return Math.min(Math.max(0, second), duration_sec ?? Number.MAX_SAFE_INTEGER);
}

/** Returns the same video, paused at its position at that time. */
export const stoppedVideo = (video: StageVideo, at: string): StageVideo => ({
  ...video,
  started_at: null,
  position_sec: videoSecond(video, at),
});

/** Returns the same video, playing from a position. */
export const playedFrom = (video: StageVideo, second: number, at: string): StageVideo => ({
  ...video,
  started_at: new Date(Date.parse(at) - second * 1000).toISOString(),
  position_sec: 0,
});

/** Formats a position as players do: `1:05`, and above an hour `1:02:05`. */
export function secondAsClock(second: number): string {
  const whole = Math.floor(second);
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
