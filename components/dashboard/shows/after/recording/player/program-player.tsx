"use client";

import { type KeyboardEvent, useRef } from "react";
import { toggleFullscreen } from "@/components/program/fullscreen";
import { type PlayerAction, playerAction, pressedOn } from "@/components/program/player-keys";
import { useKept } from "@/components/program/use-kept";
import { PlayerControls } from "./player-controls";
import type { ProgramPlayerProps } from "./program-player-props";
import { ProgramVideo } from "./program-video";
import { TimeLine } from "./time-line";
import { useCaptions } from "./use-captions";

/** How often captions are read again while the program grows, in seconds of the program. */
const CAPTIONS_STEP = 20;

/** The program with its own controls, so that chapters, waveform and keys are the same in every browser. */
export function ProgramPlayer(props: ProgramPlayerProps) {
  const {
    recordingId,
    program,
    live,
    seconds,
    video,
    setVideo,
    playback,
    sound,
    captionsVersion,
    comparing,
  } = props;
  const { version, composed_sec: end } = program;
  const frame = useRef<HTMLElement>(null);
  const captions = useKept(
    program.captions,
    `${version} ${Math.floor(end / CAPTIONS_STEP)} ${captionsVersion}`,
  );
  const languages = captions.map(({ language }) => language);
  const shown = useCaptions(video, languages);

  const act = (action: PlayerAction) => {
    if (action.kind === "toggle") playback.toggle();
    else if (action.kind === "move") playback.seek(playback.at + action.seconds);
    else if (action.kind === "start") playback.seek(0);
    else if (action.kind === "end") playback.seek(end);
    else if (action.kind === "captions") shown.toggle();
    else if (action.kind === "mute") sound.toggle();
    else toggleFullscreen(frame.current, video);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = playerAction(event, pressedOn(event));
    if (!action) return;
    event.preventDefault();
    act(action);
  };

  return (
    <section
      ref={frame}
      aria-label="Program"
      onKeyDown={onKeyDown}
      className="flex flex-col self-start overflow-hidden rounded-media border border-line bg-surface-raised [&:fullscreen]:rounded-none"
    >
      <ProgramVideo
        {...{ recordingId, program, captions, captionsVersion, video, setVideo, playback, sound, comparing }}
        isChanging={props.isChanging}
      />
      <TimeLine id={recordingId} program={program} seconds={seconds} playback={playback} />
      <PlayerControls
        {...{ playback, sound, live, seconds, languages, end }}
        captions={shown}
        onFullscreen={() => toggleFullscreen(frame.current, video)}
      />
    </section>
  );
}
