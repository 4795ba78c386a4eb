"use client";

import { useCallback, useEffect, useMemo, useState } from "react";

/** What the program's player is doing. Times are in seconds. */
export interface PlaybackState {
  playing: boolean;
  /** It would play, but has nothing to play yet. */
  waiting: boolean;
  at: number;
  rate: number;
  ended: boolean;
}

export interface Playback extends PlaybackState {
  toggle: () => void;
  seek: (second: number) => void;
  setRate: (rate: number) => void;
}

const IDLE: PlaybackState = { playing: false, waiting: false, at: 0, rate: 1, ended: false };

const EVENTS = [
  "play",
  "pause",
  "playing",
  "waiting",
  "timeupdate",
  "seeking",
  "seeked",
  "ratechange",
  "ended",
  "emptied",
] as const;

/** `HTMLMediaElement.HAVE_FUTURE_DATA` */
const CAN_PLAY = 3;

/**
 * Follows a video and controls it.
 * @param end how far it can be played, in seconds
 */
export function usePlayback(video: HTMLVideoElement | null, end: number): Playback {
  const [state, setState] = useState(IDLE);
  useEffect(() => {
    if (!video) return;
    const read = () =>
      setState({
        playing: !video.paused && !video.ended,
        waiting: !video.paused && video.readyState < CAN_PLAY && !video.ended,
        at: video.currentTime,
        rate: video.playbackRate,
        ended: video.ended,
      });
    for (const name of EVENTS) video.addEventListener(name, read);
    return () => {
      for (const name of EVENTS) video.removeEventListener(name, read);
    };
  }, [video]);

  const seek = useCallback(
    (second: number) => {
      if (!video) return;
      video.currentTime = Math.max(0, Math.min(second, end));
      setState((before) => ({ ...before, at: video.currentTime }));
    },
    [video, end],
  );
  const toggle = useCallback(() => {
    if (video?.paused || video?.ended) void video.play().catch(() => undefined);
    else video?.pause();
  }, [video]);
  const setRate = useCallback(
    (rate: number) => {
      if (!video) return;
      // Another version is loaded at this speed, too.
      video.defaultPlaybackRate = rate;
      video.playbackRate = rate;
    },
    [video],
  );
  return useMemo(() => ({ ...state, seek, toggle, setRate }), [state, seek, toggle, setRate]);
}
