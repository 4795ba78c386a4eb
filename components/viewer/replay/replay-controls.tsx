"use client";

import {
  Captions,
  CaptionsOff,
  Link2,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
} from "lucide-react";
import type { Playback } from "@/components/program/use-playback";
import type { ShownProgram } from "@/components/program/use-program";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { useCopy } from "@/components/ui/use-copy";
import { fill } from "@/lib/signup/words/fill";
import { secondAsClock } from "@/lib/stage/video-time";
import { say } from "../notices/notices";
import type { FullScreen } from "../use-full-screen";
import { useViewer } from "../viewer-context";
import type { SmallWindow } from "../watching/use-small-window";
import type { ViewChoices } from "../watching/use-view-choices";
import { ViewSettings } from "../watching/view-settings";
import { momentUrl } from "./begin-at";
import type { Muted } from "./use-muted";

interface ReplayControlsProps {
  playback: Playback;
  sound: Muted;
  shown: ShownProgram;
  /** Length of the whole replay, in seconds. */
  length: number;
  /** Whether anything was said with captions on. */
  captions: boolean;
  choices: ViewChoices;
  small: SmallWindow;
  full: FullScreen;
}

const ICON = { className: "size-5", "aria-hidden": true } as const;
const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];
/** What one press moves, in seconds. */
const STEP = 10;

export function ReplayControls(props: ReplayControlsProps) {
  const { playback, sound, length, captions, choices, small, full } = props;
  const { words: all } = useViewer();
  const words = all.replay;
  return (
    <div className="flex flex-wrap items-center gap-x-1 px-2 py-1 sm:px-4">
      <IconButton
        label={playback.playing ? words.pause : words.play}
        shortcut="K"
        icon={playback.playing ? <Pause {...ICON} /> : <Play {...ICON} />}
        onClick={playback.toggle}
      />
      <IconButton
        label={words.back}
        shortcut="J"
        icon={<RotateCcw {...ICON} />}
        onClick={() => playback.seek(playback.at - STEP)}
      />
      <IconButton
        label={words.forward}
        shortcut="L"
        icon={<RotateCw {...ICON} />}
        onClick={() => playback.seek(playback.at + STEP)}
      />
      <IconButton
        label={sound.muted ? all.unmute : all.mute}
        shortcut="M"
        icon={sound.muted ? <VolumeX {...ICON} /> : <Volume2 {...ICON} />}
        onClick={sound.toggle}
      />
      <span className="tabular px-1.5 text-sm">
        {secondAsClock(playback.at)} <span className="text-ink-muted">/ {secondAsClock(length)}</span>
      </span>
      <div className="ml-auto flex items-center gap-x-1 max-sm:w-full max-sm:justify-between">
        <Speed playback={playback} />
        <Quality {...props.shown} />
        {captions && (
          <>
            <IconButton
              label={choices.captions ? all.captionsOff : all.captionsOn}
              shortcut="C"
              onClick={() => choices.setCaptions(!choices.captions)}
              aria-pressed={choices.captions}
              icon={choices.captions ? <Captions {...ICON} /> : <CaptionsOff {...ICON} />}
            />
            <ViewSettings choices={choices} captions pictures={false} />
          </>
        )}
        <ShareMoment at={playback.at} />
        {small.possible && (
          <IconButton
            label={small.on ? all.backFromWindow : all.inWindow}
            onClick={small.toggle}
            aria-pressed={small.on}
            icon={<PictureInPicture2 {...ICON} />}
          />
        )}
        {full.possible && (
          <IconButton
            label={full.on ? all.leaveFullScreen : all.fullScreen}
            shortcut="F"
            onClick={full.toggle}
            icon={full.on ? <Minimize {...ICON} /> : <Maximize {...ICON} />}
          />
        )}
      </div>
    </div>
  );
}

function Speed({ playback }: { playback: Playback }) {
  const words = useViewer().words.replay;
  return (
    <Menu
      align="end"
      side="top"
      trigger={
        <Button
          variant="ghost"
          aria-label={fill(words.speed, { rate: playback.rate })}
          className="tabular px-2!"
        >
          {playback.rate}×
        </Button>
      }
      items={RATES.map((rate) => ({
        label: `${rate}×`,
        chosen: rate === playback.rate,
        onSelect: () => playback.setRate(rate),
      }))}
    />
  );
}

/** Which picture is played, if there are several. */
function Quality({ heights, height, setHeight }: ShownProgram) {
  const { settings } = useViewer().words;
  if (heights.length < 2) return null;
  const now = height === null ? settings.auto : `${height}p`;
  return (
    <Menu
      align="end"
      side="top"
      trigger={
        <Button variant="ghost" aria-label={`${settings.picture}: ${now}`} className="tabular px-2!">
          {now}
        </Button>
      }
      items={[
        { label: settings.auto, chosen: height === null, onSelect: () => setHeight(null) },
        ...heights.map((each) => ({
          label: `${each}p`,
          chosen: each === height,
          onSelect: () => setHeight(each),
        })),
      ]}
    />
  );
}

/** Copies a link that begins here. It's the show's link and not the personal one, which may not be passed on. */
function ShareMoment({ at }: { at: number }) {
  const { view, words: all } = useViewer();
  const words = all.replay;
  const { copy } = useCopy();
  const share = () =>
    copy(momentUrl(view.watchPath, at)).then(
      () => say("ok", fill(words.shared, { at: secondAsClock(at) })),
      () => say("danger", words.shareFailed),
    );
  return (
    <IconButton
      label={fill(words.share, { at: secondAsClock(at) })}
      onClick={() => void share()}
      icon={<Link2 {...ICON} />}
    />
  );
}
