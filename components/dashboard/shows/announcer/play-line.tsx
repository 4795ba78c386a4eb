"use client";

import { Square, Volume2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useLineSound, type Voice } from "./use-line-sound";

interface PlayLineProps {
  /** Whose line it is, for screen readers. */
  name: string;
  text: string;
  /** The show's own voice unless another one is being tried. */
  voice?: Voice | undefined;
}

/** Button that plays how an announcer line sounds. */
export function PlayLine({ name, text, voice }: PlayLineProps) {
  const { playing, busy, play, stop } = useLineSound();
  return (
    <IconButton
      label={playing ? "Stop" : `Play ${name}`}
      icon={playing ? <Square className="size-4" aria-hidden /> : <Volume2 className="size-4" aria-hidden />}
      busy={busy}
      disabled={text.trim() === ""}
      onClick={() => (playing ? stop() : play(text, voice))}
    />
  );
}
