"use client";

import { useEffect, useState } from "react";
import type { MusicPlayer } from "@/lib/room/music-player";
import type { StageState } from "@/lib/stage";
import { announcerSpeaks } from "@/lib/stage/announcer-line";
import { useDucked } from "./use-ducked";

interface ShowMusicProps {
  state: StageState;
  /** Who is speaking now. */
  speaking: ReadonlySet<string>;
  /** False if this person turned the sound off. */
  sound?: boolean;
  /** Lowers the music because something else must be understood here. */
  beneath?: boolean;
}

/** Factor for the music's volume while someone speaks. */
const DUCKED = 0.3;

/**
 * Plays the show's background music wherever the stage is shown, more quietly while someone speaks. Renders
 * nothing.
 */
export function ShowMusic({ state, speaking, sound = true, beneath = false }: ShowMusicProps) {
  const [player, setPlayer] = useState<MusicPlayer | null>(null);
  const { on, track, volume } = state.music;
  const heard = on && sound && state.phase !== "ended" && state.mask.level === null;
  const ducked = useDucked(beneath || speaking.size > 0 || announcerSpeaks(state));
  const level = ((volume * state.volumes.program) / 100) * (ducked ? DUCKED : 1);
  const isMissing = heard && player === null;
  useEffect(() => {
    if (!isMissing) return;
    let over = false;
    // Loaded only for shows with music. If loading fails, it stays silent until the music is turned on again.
    import("@/lib/room/music-player").then(
      (module) => over || setPlayer(new module.MusicPlayer()),
      () => {},
    );
    return () => {
      over = true;
    };
  }, [isMissing]);
  useEffect(() => player?.set({ on: heard, track, volume: level }), [player, heard, track, level]);
  useEffect(() => {
    if (!player) return;
    const wake = () => player.resume();
    window.addEventListener("pointerdown", wake);
    window.addEventListener("keydown", wake);
    return () => {
      window.removeEventListener("pointerdown", wake);
      window.removeEventListener("keydown", wake);
      player.close();
    };
  }, [player]);
  return null;
}
