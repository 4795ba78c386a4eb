"use client";

import { useCallback, useEffect, useState } from "react";
import { useStorePart } from "@/components/room/use-store";
import { onThisSite } from "@/lib/client/on-this-site";
import { followLive, type LivePlayer } from "@/lib/hls/live-player";
import type { HttpShow } from "@/lib/room/http/http-show";

const AGAIN_MS = 2_000;

export interface LivePicture {
  setVideo: (video: HTMLVideoElement | null) => void;
  /** `starting`: before its first picture. `stopped`: by the browser or a media key. */
  state: "starting" | "waiting" | "playing" | "stopped";
  /** The browser plays it without sound until a click. */
  isSilenced: boolean;
  /** Plays it with sound. Call it from a click. */
  play: () => void;
}

/** A video that follows a show over HTTP, and continues automatically after everything that can interrupt it. */
export function useLivePicture(
  http: HttpShow,
  { sound, captions }: { sound: boolean; captions: boolean },
): LivePicture {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isSilenced, setSilenced] = useState(false);
  usePlayer(
    http,
    video,
    useCallback(() => setSilenced(true), []),
  );
  useOwnCaptions(video, captions);
  const state = useVideoState(video);
  const play = useCallback(() => {
    setSilenced(false);
    void video?.play().catch(() => undefined);
  }, [video]);
  useEffect(() => {
    if (video) video.muted = !sound || isSilenced;
  }, [video, sound, isSilenced]);
  return { setVideo, state, isSilenced, play };
}

function usePlayer(http: HttpShow, video: HTMLVideoElement | null, onSilenced: () => void): void {
  const playlist = useStorePart(http, (view) => view.playlist);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // A new attempt makes a new player.
    void attempt;
    if (!video || playlist === null) return;
    let player: LivePlayer | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isWanted = true;
    const again = () => {
      if (isOver || timer !== undefined) return;
      timer = setTimeout(() => {
        http.renewPlaylist();
        setAttempt((count) => count + 1);
      }, AGAIN_MS);
    };
    const use = (made: LivePlayer) => {
      if (isOver) return made.stop();
      player = made;
      http.followPicture(made.date);
      void start(video, onSilenced);
    };
    followLive(video, { url: onThisSite(playlist), onFailure: again }).then(use, again);
    const wake = () => document.visibilityState === "visible" && player?.catchUp();
    const onPause = () => {
      isWanted = false;
    };
    const onPlay = () => {
      isWanted = true;
    };
    // The player pauses it to recover from an error.
    const onReady = () => isWanted && video.paused && void start(video, onSilenced);
    const listeners = { playing: wake, pause: onPause, play: onPlay, canplay: onReady };
    document.addEventListener("visibilitychange", wake);
    for (const [event, listener] of Object.entries(listeners)) video.addEventListener(event, listener);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
      for (const [event, listener] of Object.entries(listeners)) video.removeEventListener(event, listener);
      http.followPicture(() => null);
      player?.stop();
    };
  }, [http, video, playlist, attempt, onSilenced]);
}

/** Plays with sound, or without if the browser wants a click for it. */
async function start(video: HTMLVideoElement, onSilenced: () => void): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "NotAllowedError")) return;
    video.muted = true;
    onSilenced();
    await video.play().catch(() => undefined);
  }
}

interface PhonesVideo extends HTMLVideoElement {
  webkitDisplayingFullscreen?: boolean;
}

const ALONE = [
  ...["enterpictureinpicture", "leavepictureinpicture"],
  ...["webkitbeginfullscreen", "webkitendfullscreen"],
];

/** Shows the video's own captions where nothing is drawn over it: in a small window, and in full screen on phones. */
function useOwnCaptions(video: PhonesVideo | null, isWanted: boolean): void {
  useEffect(() => {
    if (!video) return;
    const { textTracks } = video;
    const apply = () => {
      const isAlone = document.pictureInPictureElement === video || video.webkitDisplayingFullscreen === true;
      const tracks = [...textTracks].filter(({ kind }) => kind === "subtitles" || kind === "captions");
      for (const [place, track] of tracks.entries()) {
        const mode = isWanted && isAlone && place === 0 ? "showing" : "disabled";
        if (track.mode !== mode) track.mode = mode;
      }
    };
    apply();
    for (const event of ALONE) video.addEventListener(event, apply);
    textTracks.addEventListener("addtrack", apply);
    return () => {
      for (const event of ALONE) video.removeEventListener(event, apply);
      textTracks.removeEventListener("addtrack", apply);
    };
  }, [video, isWanted]);
}

const WAITS = ["waiting", "emptied", "stalled"] as const;

function useVideoState(video: HTMLVideoElement | null): LivePicture["state"] {
  const [state, setState] = useState<LivePicture["state"]>("starting");
  useEffect(() => {
    if (!video) return;
    const onPlaying = () => setState("playing");
    const wait = () => setState((before) => (before === "starting" ? before : "waiting"));
    const onWaiting = () => video.readyState < video.HAVE_FUTURE_DATA && wait();
    const onPause = () => (video.readyState === 0 ? wait() : setState("stopped"));
    video.addEventListener("playing", onPlaying);
    video.addEventListener("pause", onPause);
    for (const event of WAITS) video.addEventListener(event, onWaiting);
    return () => {
      video.removeEventListener("playing", onPlaying);
      video.removeEventListener("pause", onPause);
      for (const event of WAITS) video.removeEventListener(event, onWaiting);
    };
  }, [video]);
  return state;
}
