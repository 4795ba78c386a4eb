"use client";

import { useStore } from "@/components/room/use-store";
import { Switch } from "@/components/ui/switch";
import type { CueView, PrivateCues } from "./private-cues";

/** Whether private cues are spoken. They are always shown as text. */
export function CueSwitch({ cues }: { cues: PrivateCues }) {
  const view = useStore(cues.view);
  return (
    <Switch
      label="Spoken cues"
      hint={hintOf(view)}
      checked={view.spoken}
      onCheckedChange={(spoken) => cues.choose(spoken)}
    />
  );
}

function hintOf({ fromTiming, silence }: CueView): string {
  if (silence === "language") return "No voice speaks the show’s language, so cues are shown as text.";
  if (silence !== null) return "No voice is installed, so cues are shown as text.";
  if (fromTiming === false) return "Hear the crew’s private cues. No one else can hear them.";
  return "A voice tells you when your segment comes up and when your time is over. Use headphones so only you hear it.";
}
