"use client";

import {
  Camera,
  CameraOff,
  Command,
  Mic,
  MicOff,
  Music,
  PenLine,
  ScreenShare,
  ScreenShareOff,
  Settings2,
} from "lucide-react";
import type { ReactNode } from "react";
import { MicMeter } from "@/components/room/mic-meter";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import type { StageState } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";
import { useStudio } from "./studio-context";
import { useControls } from "./use-controls";
import { VoiceButton } from "./voice-button";

interface ControlBarProps {
  onDevices: () => void;
  onPalette: () => void;
  onBoard: () => void;
  /** Whether the whiteboard dialog is open. */
  drawing: boolean;
}

/** The user's own device switches. Crew who are never on stage only speak backstage, and the bar says so. */
export function ControlBar({ onDevices, onPalette, onBoard, drawing }: ControlBarProps) {
  const { controller, desk, state, run } = useStudio();
  const { scopes, stageable } = rightsOf(desk.me.role);
  const { camera, microphone, heard, screen, muted, opening } = useStore(controller.media);
  const { held, toggleMute, toggleCamera, toggleScreen } = useControls();
  const silent = muted || held || !microphone;
  const { on } = state.music;
  // Talkback and spoken commands use the microphone even while it is muted on stage.
  const commands = useStore(controller.voice.view).step === "listening";
  return (
    <div className="relative shrink-0">
      <div className="@container flex min-h-14 items-center justify-center-safe gap-1 overflow-x-auto border-line border-t px-2 sm:gap-2 sm:px-3">
        <Toggle
          on={!silent}
          label={held ? heldWords(state) : silent ? "Unmute" : "Mute"}
          keyName="M"
          busy={opening.microphone}
          icon={silent ? <MicOff className="size-4" aria-hidden /> : <Mic className="size-4" aria-hidden />}
          onClick={toggleMute}
        />
        <MicMeter
          track={heard}
          muted={silent}
          {...(commands ? {} : { advice: "above" })}
          className="w-16 shrink-0 @max-[46rem]:hidden"
        />
        <Toggle
          on={camera !== null}
          label={camera ? "Turn camera off" : "Turn camera on"}
          keyName="V"
          busy={opening.camera}
          icon={
            camera ? <Camera className="size-4" aria-hidden /> : <CameraOff className="size-4" aria-hidden />
          }
          onClick={toggleCamera}
        />
        {stageable ? (
          <Button
            variant={screen ? "primary" : "secondary"}
            title="Share screen (S)"
            icon={
              screen ? (
                <ScreenShareOff className="size-4" aria-hidden />
              ) : (
                <ScreenShare className="size-4" aria-hidden />
              )
            }
            onClick={toggleScreen}
          >
            <span className="@max-[42rem]:sr-only">{screen ? "Stop sharing" : "Share screen"}</span>
          </Button>
        ) : (
          <p className="text-ink-muted text-sm">Backstage only. The audience can’t see or hear you.</p>
        )}
        {scopes.includes("studio:control") && (
          <Button
            variant={drawing ? "primary" : "secondary"}
            aria-pressed={drawing}
            title="Whiteboard"
            icon={<PenLine className="size-4" aria-hidden />}
            onClick={onBoard}
          >
            <span className="@max-[58rem]:sr-only">Whiteboard</span>
          </Button>
        )}
        {stageable && (
          <Button
            variant="secondary"
            aria-pressed={on}
            className={on ? "text-accent!" : ""}
            icon={<Music className="size-4" aria-hidden />}
            onClick={() => void run({ action: on ? "music_stop" : "music_start" })}
          >
            <span className="@max-[42rem]:sr-only">{on ? "Stop music" : "Music"}</span>
          </Button>
        )}
        <Button
          variant="ghost"
          icon={<Settings2 className="size-4" aria-hidden />}
          title="Devices"
          onClick={onDevices}
        >
          <span className="@max-[58rem]:sr-only">Devices</span>
        </Button>
        {scopes.includes("studio:control") && <VoiceButton />}
        {scopes.includes("studio:control") && (
          <Button
            variant="ghost"
            icon={<Command className="size-4" aria-hidden />}
            title="All commands (⌘K)"
            onClick={onPalette}
          >
            <span className="@max-[58rem]:sr-only">Commands</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** An emergency stop mutes everyone, whoever they are. */
const heldWords = ({ mask }: StageState): string => (mask.level === null ? "Muted by the host" : "Muted");

interface ToggleProps {
  on: boolean;
  label: string;
  keyName: string;
  busy: boolean;
  icon: ReactNode;
  onClick: () => void;
}

function Toggle({ on, label, keyName, busy, icon, onClick }: ToggleProps) {
  return (
    <Button
      variant={on ? "secondary" : "danger"}
      aria-pressed={!on}
      title={`${label} (${keyName})`}
      busy={busy}
      icon={icon}
      onClick={onClick}
    >
      <span className="@max-[42rem]:sr-only">{label}</span>
    </Button>
  );
}
