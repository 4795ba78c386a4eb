"use client";

import {
  Captions,
  CaptionsOff,
  Maximize,
  Megaphone,
  Minimize,
  PanelRightClose,
  PanelRightOpen,
  PictureInPicture2,
  Volume2,
  VolumeX,
} from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { fill } from "@/lib/signup/words/fill";
import { HandButton } from "./hand-button";
import type { ShownCta } from "./use-cta";
import type { FullScreen } from "./use-full-screen";
import { useViewer } from "./viewer-context";
import type { SmallWindow } from "./watching/use-small-window";
import type { ViewChoices } from "./watching/use-view-choices";
import { ViewSettings } from "./watching/view-settings";

interface ActionBarProps {
  /** True while the show is on air, so chat, questions and reactions are accepted. */
  live: boolean;
  sound: boolean;
  onSound: () => void;
  /** Whether the show has captions. */
  captions: boolean;
  choices: ViewChoices;
  /** Null unless the host allows reactions. */
  reactions: ReactNode;
  cta: ShownCta;
  small: SmallWindow;
  full: FullScreen;
  panel: boolean;
  onPanel: () => void;
  /** Whether the viewer is in the room, and not watching over HTTP. */
  inRoom: boolean;
  /** Increases when the crew may have answered a raised hand. */
  invitations: number;
  /** Whether the room is connected. */
  connected: boolean;
}

const ICON = { className: "size-5", "aria-hidden": true } as const;

/** A viewer's controls. On a phone they take two rows, with reactions above settings. */
export function ActionBar(props: ActionBarProps) {
  const { sound, onSound, captions, choices, reactions, cta, small, full, panel, onPanel } = props;
  const { words, takesPart } = useViewer();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-1 border-line border-b px-2 py-1 sm:px-4 lg:border-b-0">
      {props.live && reactions && <div className="max-sm:order-first max-sm:w-full">{reactions}</div>}
      <Button
        variant={sound ? "ghost" : "primary"}
        onClick={onSound}
        aria-pressed={!sound}
        className="my-1"
        icon={sound ? <Volume2 {...ICON} /> : <VolumeX {...ICON} />}
      >
        <span className={sound ? "max-sm:sr-only" : undefined}>{sound ? words.mute : words.unmute}</span>
      </Button>
      {props.live && takesPart && props.inRoom && (
        <HandButton changes={props.invitations} connected={props.connected} />
      )}
      {cta.hidden !== null && (
        <IconButton
          label={fill(words.cta, { label: cta.hidden })}
          onClick={cta.onFind}
          icon={<Megaphone {...ICON} />}
        />
      )}
      <span className="flex-1" />
      {captions && (
        <IconButton
          label={choices.captions ? words.captionsOff : words.captionsOn}
          onClick={() => choices.setCaptions(!choices.captions)}
          aria-pressed={choices.captions}
          icon={choices.captions ? <Captions {...ICON} /> : <CaptionsOff {...ICON} />}
        />
      )}
      {(captions || props.inRoom) && (
        <ViewSettings choices={choices} captions={captions} pictures={props.inRoom} />
      )}
      {small.possible && (
        <IconButton
          label={small.on ? words.backFromWindow : words.inWindow}
          onClick={small.toggle}
          aria-pressed={small.on}
          icon={<PictureInPicture2 {...ICON} />}
        />
      )}
      {full.possible && (
        <IconButton
          label={full.on ? words.leaveFullScreen : words.fullScreen}
          onClick={full.toggle}
          icon={full.on ? <Minimize {...ICON} /> : <Maximize {...ICON} />}
        />
      )}
      <IconButton
        label={panel ? words.hidePanel : words.showPanel}
        onClick={onPanel}
        aria-expanded={panel}
        className="max-lg:hidden"
        icon={panel ? <PanelRightClose {...ICON} /> : <PanelRightOpen {...ICON} />}
      />
    </div>
  );
}
