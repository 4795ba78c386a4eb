"use client";

import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  PanelRightClose,
  PanelRightOpen,
  Volume2,
  VolumeX,
} from "lucide-react";
import { memo } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { HandButton } from "./hand-button";
import type { FullScreen } from "./use-full-screen";
import { useViewer } from "./viewer-context";

interface ActionBarProps {
  sound: boolean;
  onSound: () => void;
  /** Null while the show has none. */
  captions: boolean | null;
  onCaptions: () => void;
  full: FullScreen;
  panel: boolean;
  onPanel: () => void;
  /** Rises when the crew may have answered a raised hand. */
  invitations: number;
}

const ICON = { className: "size-5", "aria-hidden": true } as const;

/** Kept while only the stage changes. */
export const ActionBar = memo(function ActionBar(props: ActionBarProps) {
  const { sound, onSound, captions, onCaptions, full, panel, onPanel, invitations } = props;
  const { words } = useViewer();
  return (
    <div className="flex h-14 shrink-0 items-center gap-1 border-line border-b px-2 sm:px-4 lg:border-b-0">
      <Button
        variant={sound ? "ghost" : "primary"}
        onClick={onSound}
        aria-pressed={!sound}
        icon={sound ? <Volume2 {...ICON} /> : <VolumeX {...ICON} />}
      >
        {sound ? words.mute : words.unmute}
      </Button>
      {captions !== null && (
        <IconButton
          label={captions ? words.captionsOff : words.captionsOn}
          onClick={onCaptions}
          aria-pressed={captions}
          icon={captions ? <Captions {...ICON} /> : <CaptionsOff {...ICON} />}
        />
      )}
      <HandButton changes={invitations} />
      <span className="flex-1" />
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
});
