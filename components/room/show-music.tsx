"use client";

import { useEffect, useState } from "react";
import { MusicPlayer } from "@/lib/room/music-player";
import { announcerSpeaks, type StageState } from "@/lib/stage";

/** How loud music stays while the announcer speaks. */
const UNDER_A_VOICE = 0.25;

interface ShowMusicProps {
  state: StageState;
  /** False where this person has turned the sound off. */
  sound?: boolean;
}

/** The show's background music, heard wherever the stage is shown. Draws nothing. */
export function ShowMusic({ state, sound = true }: ShowMusicProps) {
  const [player] = useState(() => new MusicPlayer());
  const { on, track, volume } = state.music;
  const heard = on && sound && state.phase !== "ended" && state.mask.level === null;
  const under = announcerSpeaks(state) ? UNDER_A_VOICE : 1;
  const level = (volume * state.volumes.program * under) / 100;
  useEffect(() => player.set({ on: heard, track, volume: level }), [player, heard, track, level]);
  useEffect(() => {
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
