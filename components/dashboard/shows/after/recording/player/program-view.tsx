"use client";

import { ChapterList } from "./chapter-list";
import { ProgramPlayer } from "./program-player";
import type { ProgramPlayerProps } from "./program-player-props";
import { usePlayback } from "./use-playback";

/** The program with its chapters. What moves with the player is rendered here, and not with the tracks. */
export function ProgramView(props: Omit<ProgramPlayerProps, "playback">) {
  const { program, video } = props;
  const playback = usePlayback(video, program.composed_sec);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <ProgramPlayer {...props} playback={playback} />
      <ChapterList
        chapters={program.chapters}
        at={playback.at}
        end={program.composed_sec}
        seek={playback.seek}
      />
    </div>
  );
}
