"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { toggleFullscreen } from "@/components/program/fullscreen";
import { type PlayerAction, playerAction, pressedOn } from "@/components/program/player-keys";
import type { Playback } from "@/components/program/use-playback";
import type { ShownProgram } from "@/components/program/use-program";
import { useFullScreen } from "../use-full-screen";
import { useViewer } from "../viewer-context";
import { captionStyle } from "../watching/caption-style";
import { useInWindow } from "../watching/use-in-window";
import { useSmallWindow } from "../watching/use-small-window";
import { useViewChoices } from "../watching/use-view-choices";
import type { ReplayProgram } from "./replay";
import { ReplayCaptions } from "./replay-captions";
import { ReplayControls } from "./replay-controls";
import { ReplayLine } from "./replay-line";
import { ReplayPicture } from "./replay-picture";
import { ReplayReactions } from "./replay-reactions";
import type { ReplayAudience } from "./use-audience";
import { useMuted } from "./use-muted";
import type { SaidLine } from "./use-transcript";

interface ReplayStageProps {
  program: ReplayProgram;
  video: HTMLVideoElement | null;
  setVideo: (video: HTMLVideoElement | null) => void;
  playback: Playback;
  shown: ShownProgram;
  lines: readonly SaidLine[];
  audience: ReplayAudience;
}

/** The player: picture, captions, time line and controls. Its keys work while the focus is in it. */
export function ReplayStage({
  program,
  video,
  setVideo,
  playback,
  shown,
  lines,
  audience,
}: ReplayStageProps) {
  const { words } = useViewer();
  const frame = useRef<HTMLElement>(null);
  const full = useFullScreen(frame);
  const picture = useRef<HTMLDivElement>(null);
  const small = useSmallWindow(frame, false);
  const choices = useViewChoices();
  const sound = useMuted(video);
  const end = program.composed_sec;

  const act = (action: PlayerAction) => {
    if (action.kind === "toggle") playback.toggle();
    else if (action.kind === "move") playback.seek(playback.at + action.seconds);
    else if (action.kind === "start") playback.seek(0);
    else if (action.kind === "end") playback.seek(end);
    else if (action.kind === "captions") choices.setCaptions(!choices.captions);
    else if (action.kind === "mute") sound.toggle();
    else toggleFullscreen(frame.current, video);
  };
  // The button that starts it disappears. Without focus in the player, its keys would no longer work.
  const start = () => {
    frame.current?.focus({ preventScroll: true });
    playback.toggle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = playerAction(event, pressedOn(event));
    if (!action) return;
    event.preventDefault();
    act(action);
  };
  useInWindow(picture, small.body, {
    onClick: () => (shown.failed ? shown.retry() : playback.toggle()),
    onKeyDown: (event) => {
      const action = playerAction(event, "other");
      if (!action || action.kind === "fullscreen") return;
      event.preventDefault();
      act(action);
    },
  });
  // A window with nothing but the video: some browsers show its tracks there.
  const isVideoOnly = small.on && small.body === null;
  // Otherwise, the tracks are for browsers' own full screen. Here, captions are drawn.
  useEffect(() => {
    for (const [place, track] of [...(video?.textTracks ?? [])].entries())
      track.mode = isVideoOnly && choices.captions && place === 0 ? "showing" : "disabled";
  });

  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={words.replay.title}
      onKeyDown={onKeyDown}
      className="group/replay flex min-h-0 flex-col bg-surface lg:flex-1"
    >
      <div className="relative grid min-h-0 flex-1 place-items-center bg-[#0c0c11] lg:@container-[size]">
        <div
          ref={picture}
          style={captionStyle(choices)}
          className="@container relative aspect-video w-full overflow-hidden bg-black lg:w-[min(100cqw,calc(100cqh*16/9))]"
        >
          <ReplayPicture {...{ program, setVideo, playback, shown }} onStart={start} />
          <ReplayReactions reactions={audience.reactions} at={playback.at} />
          {choices.captions && !isVideoOnly && (
            <ReplayCaptions lines={lines} at={playback.at} choices={choices} />
          )}
        </div>
        {small.body && (
          <p className="grid aspect-video w-full place-items-center text-white">{words.inWindowText}</p>
        )}
      </div>
      <div className="shrink-0 pt-1">
        <ReplayLine program={program} playback={playback} />
        <ReplayControls
          {...{ playback, sound, shown, choices, small, full }}
          length={program.duration_sec}
          captions={lines.length > 0}
        />
      </div>
    </section>
  );
}
