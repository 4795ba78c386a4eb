"use client";

import { useEffect, useMemo, useRef } from "react";
import { onThisSite } from "@/lib/client/on-this-site";
import type { RecordingTrack } from "../facts/recording";
import type { ShownTrack } from "../facts/shown-track";
import { clipsOf, isSound } from "./clips";
import { TrackSound } from "./track-sound";

const EVERY_MS = 100;

interface Listening {
  /** The program that the tracks follow. */
  program: HTMLMediaElement | null;
  tracks: readonly ShownTrack[];
  /** Whether a track is heard now. */
  isHeard: (track: RecordingTrack) => boolean;
  /** Tracks are heard in place of the program's sound. */
  active: boolean;
  volume: number;
  muted: boolean;
}

/** Plays tracks in step with the program. Files load when they are first heard. */
export function useTrackSounds({ program, tracks, active, ...now }: Listening): void {
  const heard = useMemo(
    () =>
      active
        ? tracks.filter(isSound).map((track) => ({ track, clips: clipsOf(track), links: linksOf(track) }))
        : [],
    [active, tracks],
  );
  // Read by the timer, so that a new answer from the API doesn't restart the sound.
  const latest = useRef({ ...now, heard });
  latest.current = { ...now, heard };

  useEffect(() => {
    if (!program || !active) return;
    const sounds = new Map<string, TrackSound>();
    const step = () => {
      const { heard: list, isHeard, volume, muted } = latest.current;
      const moment = { ...momentOf(program), volume, muted, now: performance.now() };
      for (const { track, clips, links } of list) {
        const sound = sounds.get(track.id) ?? new TrackSound(new Audio());
        sounds.set(track.id, sound);
        if (isHeard(track)) sound.follow(moment, clips, (partId) => links.get(partId) ?? null);
        else sound.rest();
      }
    };
    const timer = setInterval(step, EVERY_MS);
    for (const name of PROMPT) program.addEventListener(name, step);
    return () => {
      clearInterval(timer);
      for (const name of PROMPT) program.removeEventListener(name, step);
      for (const sound of sounds.values()) sound.end();
    };
  }, [program, active]);
}

/** After these the sound follows at once. */
const PROMPT = ["play", "pause", "seeking", "waiting", "ratechange"] as const;

/** `HTMLMediaElement.HAVE_FUTURE_DATA` */
const CAN_PLAY = 3;

const momentOf = (program: HTMLMediaElement) => ({
  second: program.currentTime,
  isPlaying: !program.paused && !program.seeking && program.readyState >= CAN_PLAY && !program.ended,
  rate: program.playbackRate,
});

const linksOf = ({ parts }: RecordingTrack): ReadonlyMap<string, string> =>
  new Map(parts.flatMap(({ id, url }) => (url ? [[id, onThisSite(url)] as const] : [])));
