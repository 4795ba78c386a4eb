"use client";

import { useEffect, useState } from "react";
import type { MusicPlayer } from "@/lib/room/music-player";
import type { StageState } from "@/lib/stage";
import { announcerSpeaks } from "@/lib/stage/announcer-line";
import { useDucked } from "./use-ducked";

interface ShowMusicProps {
  state: StageState;
  /** Who speaks now. */
  speaking: ReadonlySet<string>;
  /** False where this person has turned the sound off. */
  sound?: boolean;
  /** Something else has to be understood here. */
  beneath?: boolean;
}

/** How much of the music is left beneath a voice. */
const DUCKED = 0.3;

/** The show's background music, heard wherever the stage is shown, and softer while somebody speaks. Draws nothing. */
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
    // Fetched by shows that have music; without a line it stays silent until it is turned on again.
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
