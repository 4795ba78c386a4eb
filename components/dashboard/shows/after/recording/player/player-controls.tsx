"use client";

import clsx from "clsx";
import {
  Brackets,
  Captions,
  CaptionsOff,
  FastForward,
  Maximize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
} from "lucide-react";
import type { Playback } from "@/components/program/use-playback";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { secondAsClock } from "@/lib/stage/video-time";
import { languageName } from "../facts/recording-words";
import type { useCaptions } from "./use-captions";
import type { RangeSelection } from "./use-range";
import type { Sound } from "./use-sound";

interface PlayerControlsProps {
  playback: Playback;
  sound: Sound;
  live: boolean;
  seconds: number;
  /** How far it can be played, in seconds. */
  end: number;
  languages: readonly string[];
  captions: ReturnType<typeof useCaptions>;
  onFullscreen: () => void;
  /** Null if nothing can be selected on the time line. */
  range: RangeSelection | null;
}

const RATES = [0.5, 1, 1.25, 1.5, 2];
/** How far before the newest moment "Latest" goes: pieces that still load are left out. */
const LATEST_SECONDS = 8;

export function PlayerControls(props: PlayerControlsProps) {
  const { playback, sound, live, seconds, end, languages, captions, onFullscreen, range } = props;
  return (
    <div className="flex flex-wrap items-center gap-1 px-2 py-1.5">
      <IconButton
        label={playback.playing ? "Pause" : "Play"}
        shortcut="Space"
        icon={playback.playing ? <Pause className="size-5" /> : <Play className="size-5" />}
        onClick={playback.toggle}
      />
      <IconButton
        label="Back 10 seconds"
        shortcut="J"
        icon={<RotateCcw className="size-4" />}
        onClick={() => playback.seek(playback.at - 10)}
      />
      <IconButton
        label="Forward 10 seconds"
        shortcut="L"
        icon={<RotateCw className="size-4" />}
        onClick={() => playback.seek(playback.at + 10)}
      />
      <span className="tabular px-1.5 text-sm">
        {secondAsClock(playback.at)} <span className="text-ink-muted">/ {secondAsClock(seconds)}</span>
      </span>
      {live && (
        <Button
          variant="ghost"
          size="sm"
          icon={<FastForward className="size-4" aria-hidden />}
          onClick={() => playback.seek(end - LATEST_SECONDS)}
        >
          Latest
        </Button>
      )}
      <div className="ml-auto flex items-center gap-1">
        <Volume sound={sound} />
        {range?.canSelect && (
          <IconButton
            label="Select a range"
            shortcut="Shift →"
            aria-pressed={range.shown !== null}
            icon={<Brackets className={clsx("size-5", range.shown && "text-accent")} aria-hidden />}
            // The times of an edit that is being written stay.
            onClick={range.selected ? range.clear : range.shown ? undefined : range.begin}
          />
        )}
        {languages.length > 0 && <CaptionsButton languages={languages} captions={captions} />}
        <Menu
          align="end"
          side="top"
          trigger={
            <Button variant="ghost" aria-label={`Speed: ${playback.rate}×`} className="tabular px-2!">
              {playback.rate}×
            </Button>
          }
          items={RATES.map((rate) => ({
            label: `${rate}×`,
            chosen: rate === playback.rate,
            onSelect: () => playback.setRate(rate),
          }))}
        />
        <IconButton
          label="Full screen"
          shortcut="F"
          icon={<Maximize className="size-4" />}
          onClick={onFullscreen}
        />
      </div>
    </div>
  );
}

function Volume({ sound }: { sound: Sound }) {
  const silent = sound.muted || sound.volume === 0;
  return (
    <>
      <IconButton
        label={silent ? "Unmute" : "Mute"}
        shortcut="M"
        icon={silent ? <VolumeX className="size-5" /> : <Volume2 className="size-5" />}
        onClick={sound.toggle}
      />
      <input
        type="range"
        data-volume
        aria-label="Volume"
        min={0}
        max={1}
        step={0.05}
        value={sound.muted ? 0 : sound.volume}
        onChange={(event) => sound.setVolume(Number(event.target.value))}
        className="w-20 cursor-pointer accent-accent max-sm:hidden"
      />
    </>
  );
}

/** Turns captions on and off; with several languages, a menu. */
function CaptionsButton({ languages, captions }: Pick<PlayerControlsProps, "languages" | "captions">) {
  const { language, show, toggle } = captions;
  const button = (
    <IconButton
      label="Captions"
      shortcut="C"
      aria-pressed={language !== null}
      icon={
        language === null ? <CaptionsOff className="size-5" /> : <Captions className="size-5 text-accent" />
      }
      onClick={languages.length === 1 ? toggle : undefined}
    />
  );
  if (languages.length === 1) return button;
  return (
    <Menu
      align="end"
      side="top"
      trigger={button}
      items={[
        { label: "No captions", chosen: language === null, onSelect: () => show(null) },
        ...languages.map((code) => ({
          label: languageName(code),
          chosen: code === language,
          onSelect: () => show(code),
        })),
      ]}
    />
  );
}
