"use client";

import { type KeyboardEvent, useRef } from "react";
import { toggleFullscreen } from "@/components/program/fullscreen";
import { type PlayerAction, playerAction, pressedOn } from "@/components/program/player-keys";
import { useKept } from "@/components/program/use-kept";
import { selectedTime } from "../editing/edit-words";
import { editsOfTime } from "../transcript/selected";
import { SelectionBar } from "../transcript/selection-bar";
import { PlayerControls } from "./player-controls";
import type { ProgramPlayerProps } from "./program-player-props";
import { ProgramVideo } from "./program-video";
import { extendingStep } from "./range";
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
    selecting,
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
  const range = selecting?.range ?? null;
  const selected = range?.selected ?? null;
  /** What had the focus goes with the selection. */
  const clear = () => {
    range?.clear();
    frame.current?.querySelector<HTMLElement>('input[aria-label="Position"]')?.focus();
  };
  /** Extends, clears or cuts out what is selected. */
  const actOnRange = (event: KeyboardEvent): boolean => {
    const on = pressedOn(event);
    if (!selecting || on === null || on === "volume") return false;
    const by = extendingStep(event);
    if (by !== null) {
      // What moves is the edge where the player is.
      video?.pause();
      selecting.range.extend(by);
    } else if (selected && event.key === "Escape") clear();
    else if (selected && (event.key === "Delete" || event.key === "Backspace"))
      selecting.onEdit("drop", { time: selected });
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (actOnRange(event)) return event.preventDefault();
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
      <TimeLine id={recordingId} program={program} seconds={seconds} playback={playback} range={range} />
      {selecting && selected && (
        <div className="px-2 in-[:fullscreen]:hidden">
          <SelectionBar
            words={selectedTime(selected)}
            time={selected}
            preview={selecting.preview}
            isLive={false}
            onCut={() => selecting.onEdit("drop", { time: selected })}
            onRedact={null}
            more={editsOfTime(selected, selecting.onEdit, false)}
            onClear={clear}
          />
        </div>
      )}
      <PlayerControls
        {...{ playback, sound, live, seconds, languages, end, range }}
        captions={shown}
        onFullscreen={() => toggleFullscreen(frame.current, video)}
      />
    </section>
  );
}
