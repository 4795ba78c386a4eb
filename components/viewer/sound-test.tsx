"use client";

import { useState } from "react";
import { useViewer } from "./viewer-context";

export function SoundTest({ className }: { className: string | undefined }) {
  const [playing, setPlaying] = useState(false);
  const { words } = useViewer();
  async function play() {
    setPlaying(true);
    try {
      const { playTestTone } = await import("@/lib/room/test-tone");
      await playTestTone("");
    } finally {
      setPlaying(false);
    }
  }
  return (
    <button type="button" className={className} disabled={playing} onClick={() => void play()}>
      {playing ? words.testSoundPlaying : words.testSound}
    </button>
  );
}
