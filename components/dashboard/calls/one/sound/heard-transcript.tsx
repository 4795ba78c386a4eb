"use client";

import { type ComponentProps, useCallback, useEffect, useMemo, useState } from "react";
import { usePlayback } from "@/components/program/use-playback";
import { useProgram } from "@/components/program/use-program";
import { bringIntoView } from "../transcript/bring-into-view";
import { CallTranscript } from "../transcript/call-transcript";
import { lineSpokenAt } from "./line-spoken-at";
import { SoundBar } from "./sound-bar";
import type { CallSound } from "./sound-of";

interface HeardTranscriptProps extends Omit<ComponentProps<typeof CallTranscript>, "spoken" | "onSeek"> {
  sound: CallSound;
}

/** A transcript with its sound: a line plays when it's clicked, and the line that is being said is marked. */
export function HeardTranscript({ sound, ...transcript }: HeardTranscriptProps) {
  const { recordingId, program, offset } = sound;
  const { lines, list } = transcript;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const begin = useCallback(() => offset, [offset]);
  const loading = useProgram({
    ...{ video, playlist: program.playlist_url, begin },
    ...{ version: `${recordingId} ${program.version}`, playable: `${program.composed_sec}` },
  });
  const playback = usePlayback(video, program.composed_sec);
  const { at, playing, seek } = playback;
  const spoken = at > 0 ? lineSpokenAt(lines, at - offset) : undefined;
  useEffect(() => {
    if (playing && spoken !== undefined && list.current) bringIntoView(list.current, spoken);
  }, [playing, spoken, list]);
  const onSeek = useCallback(
    (second: number) => {
      seek(offset + second);
      void video?.play().catch(() => undefined);
    },
    [seek, offset, video],
  );
  const length = useMemo(
    () =>
      Math.min(
        program.composed_sec - offset,
        Math.max(0, ...lines.map(({ start_sec, end_sec }) => end_sec ?? start_sec ?? 0)),
      ),
    [lines, program.composed_sec, offset],
  );
  return (
    <div className="flex max-h-full flex-col rounded-panel border border-line bg-surface-raised">
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript below is what is said */}
      <video ref={setVideo} playsInline preload="metadata" className="hidden" />
      <SoundBar playback={playback} loading={loading} offset={offset} length={length} />
      <CallTranscript {...transcript} spoken={spoken} onSeek={onSeek} isInset />
    </div>
  );
}
