"use client";

import { CommandPalette } from "@/components/ui/command-palette";
import type { PaletteGroup, PaletteItem } from "@/components/ui/command-palette-props";
import type { StageCommandInput, StageState } from "@/lib/stage";
import { recordingNow } from "@/lib/stage/recorded";
import { EFFECT_KINDS, LAYOUTS } from "@/lib/stage/vocabulary";
import { useBringOn } from "./bring-on";
import { EFFECTS } from "./effect-button";
import { knownId } from "./known-id";
import { LAYOUT_NAMES } from "./layout-buttons";
import { useAskAboutRecording } from "./own-recording";
import { useStudio } from "./studio-context";
import { useControls } from "./use-controls";
import { usePeople } from "./use-people";

interface StudioPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSheet: () => void;
  onDevices: () => void;
}

/** The command palette: everything the desk can do. */
export function StudioPalette({ open, onOpenChange, onSheet, onDevices }: StudioPaletteProps) {
  const { controller, state, run, desk } = useStudio();
  const allowed = state.effects_allowed;
  const bringOn = useBringOn();
  const controls = useControls();
  const askAboutRecording = useAskAboutRecording();
  const people = usePeople();
  const groups: PaletteGroup[] = [
    {
      heading: "You",
      items: [
        { id: "mute", label: "Mute or unmute", shortcut: "M", onSelect: controls.toggleMute },
        { id: "camera", label: "Turn camera on or off", shortcut: "V", onSelect: controls.toggleCamera },
        {
          id: "screen",
          label: "Start or stop screen sharing",
          shortcut: "S",
          onSelect: controls.toggleScreen,
        },
        { id: "devices", label: "Camera, microphone, speaker…", onSelect: onDevices },
        ...(desk.me.recording
          ? [{ id: "consent", label: "Agree to be recorded or decline…", onSelect: askAboutRecording }]
          : []),
        { id: "keys", label: "Keyboard shortcuts…", shortcut: "?", onSelect: onSheet },
      ],
    },
    {
      heading: "People",
      items: [
        ...people.backstage.map(
          (person): PaletteItem => ({
            id: `on-${person.identity}`,
            label: `Bring ${person.name} on stage`,
            onSelect: () => bringOn(person),
          }),
        ),
        ...people.onStage.flatMap(({ identity, name }): PaletteItem[] => [
          {
            id: `off-${identity}`,
            label: `Remove ${name} from stage`,
            onSelect: () => void run({ action: "send_off", identity }),
          },
          {
            id: `spot-${identity}`,
            label: `Spotlight ${name}`,
            onSelect: () => void run({ action: "spotlight", identity }),
          },
          {
            id: `line-${identity}`,
            label: `Lower third for ${name}`,
            keywords: ["name tag"],
            onSelect: () => void run({ action: "lower_third", identity }),
          },
        ]),
      ],
    },
    {
      heading: "Layout",
      items: [
        ...LAYOUTS.map(
          (layout, index): PaletteItem => ({
            id: `layout-${layout}`,
            label: `Layout: ${LAYOUT_NAMES[layout]}`,
            shortcut: String(index + 1),
            onSelect: () => void run({ action: "set_layout", layout }),
          }),
        ),
        { id: "clear", label: "Clear stage", onSelect: () => void run({ action: "clear_stage" }) },
      ],
    },
    { heading: "Recording", items: recordingItems(recordingNow(state), run) },
    {
      heading: "Sponsors",
      items: desk.sponsors.map(({ id, title, subtitle }) => ({
        id: `sponsor-${id}`,
        label: `Lower third for ${title}`,
        hint: subtitle,
        keywords: ["name tag", "sponsor"],
        onSelect: () => void run({ action: "lower_third", title, subtitle }),
      })),
    },
    {
      heading: "Scenes",
      items: state.scenes.map((scene, index) => ({
        id: `scene-${scene.id}`,
        label: `Go to ${scene.title}`,
        hint: `${index + 1} of ${state.scenes.length}`,
        onSelect: () => void run({ action: "go_scene", index, ...knownId(scene, controller.stage) }),
      })),
    },
    {
      heading: "Effects",
      items: [
        ...(allowed ? EFFECT_KINDS : []).map((kind) => ({
          id: kind,
          label: EFFECTS[kind].label,
          onSelect: () => void run({ action: kind }),
        })),
        {
          id: "effects",
          label: allowed ? "Turn effects off" : "Turn effects on",
          onSelect: () => void run({ action: "allow_effects", on: !allowed }),
        },
      ],
    },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      groups={groups.filter(({ items }) => items.length > 0)}
      placeholder="Search commands…"
    />
  );
}

function recordingItems(
  now: StageState["recording"],
  run: (command: StageCommandInput) => Promise<boolean>,
): PaletteItem[] {
  if (now === "on")
    return [
      {
        id: "pause-recording",
        label: "Pause recording",
        onSelect: () => void run({ action: "pause_recording" }),
      },
    ];
  if (now === "paused")
    return [
      {
        id: "resume-recording",
        label: "Resume recording",
        onSelect: () => void run({ action: "resume_recording" }),
      },
    ];
  return [];
}
