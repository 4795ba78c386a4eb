"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { onThisSite } from "@/lib/client/on-this-site";
import type { LoadedProgram } from "./load-program";
import { useKept } from "./use-kept";
import { watchSeeks } from "./watch-seeks";

interface Wanted {
  video: HTMLVideoElement | null;
  playlist: string | null;
  /** Another one is another program: it's loaded, and continues at the same time. */
  version: string;
  /** What can be played of it now: once that changes, a program that couldn't be played is loaded again. */
  playable: string;
  /** Returns where playing begins, in seconds. Called once, and again only if it changes. */
  begin?: () => number;
}

export interface ShownProgram {
  failed: boolean;
  retry: () => void;
  /** Heights of the pictures that can be chosen from, in pixels. */
  heights: readonly number[];
  /** The chosen one; null for what suits. */
  height: number | null;
  setHeight: (height: number | null) => void;
}

const NONE: readonly number[] = [];
/** `HTMLMediaElement.HAVE_METADATA` */
const NO_PICTURE = 1;

/** Keeps a program loaded in a video. */
export function useProgram({ video, playlist, version, playable, begin }: Wanted): ShownProgram {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [heights, setHeights] = useState(NONE);
  const [height, choose] = useState<number | null>(null);
  const loading = `${version} ${attempt} ${playlist === null}`;
  const url = useKept(playlist, loading);
  const left = useRef<{ at: number | null; wasPlaying: boolean }>({ at: null, wasPlaying: false });
  const loaded = useRef<LoadedProgram | null>(null);
  const latest = useRef(playable);
  latest.current = playable;
  const tried = useRef(playable);

  useEffect(() => {
    // A new attempt or version is loaded even if its link is the same.
    if (!video || !url || !loading) return;
    const { at, wasPlaying } = left.current;
    const from = at ?? begin?.() ?? 0;
    tried.current = latest.current;
    let isCurrent = true;
    const onFailure = () => {
      if (isCurrent) setFailed(true);
    };
    const onHeights = (found: readonly number[]) => {
      if (isCurrent) setHeights(found);
    };
    const load = async () => {
      const { loadProgram } = await import("./load-program");
      // Letting go of it later would take the video from the next one.
      if (!isCurrent) return;
      const program = await loadProgram(video, { url: onThisSite(url), from, onFailure, onHeights });
      if (!isCurrent) return program.letGo();
      loaded.current = program;
      if (wasPlaying) void video.play().catch(() => undefined);
    };
    setFailed(false);
    choose(null);
    load().catch(onFailure);
    return () => {
      isCurrent = false;
      // What was never loaded still begins where it was meant to.
      const at = video.currentTime || (loaded.current && video.readyState > NO_PICTURE ? 0 : from);
      // A video that has let go of one version is paused until it plays the next.
      left.current = { at, wasPlaying: !video.paused || (wasPlaying && !loaded.current) };
      loaded.current?.letGo();
      loaded.current = null;
    };
  }, [video, url, begin, loading]);

  useEffect(() => {
    if (failed && tried.current !== playable) setAttempt((count) => count + 1);
  }, [failed, playable]);

  useEffect(() => (video ? watchSeeks(video, () => setAttempt((count) => count + 1)) : undefined), [video]);

  const setHeight = useCallback((wanted: number | null) => {
    choose(wanted);
    loaded.current?.setHeight(wanted);
  }, []);
  return { failed, retry: () => setAttempt((count) => count + 1), heights, height, setHeight };
}
