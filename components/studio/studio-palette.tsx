"use client";

import { CommandPalette } from "@/components/ui/command-palette";
import type { PaletteGroup, PaletteItem } from "@/components/ui/command-palette-props";
import { EFFECT_KINDS, LAYOUTS } from "@/lib/stage/vocabulary";
import { useBringOn } from "./bring-on";
import { EFFECTS } from "./effect-button";
import { LAYOUT_NAMES } from "./layout-buttons";
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
  const { state, run, desk } = useStudio();
  const bringOn = useBringOn();
  const controls = useControls();
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
        onSelect: () => void run({ action: "go_scene", index }),
      })),
    },
    {
      heading: "Effects",
      items: EFFECT_KINDS.map((kind) => ({
        id: kind,
        label: EFFECTS[kind].label,
        onSelect: () => void run({ action: kind }),
      })),
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
