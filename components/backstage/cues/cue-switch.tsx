"use client";

import { useStore } from "@/components/room/use-store";
import { Switch } from "@/components/ui/switch";
import type { CueView, PrivateCues } from "./private-cues";

/** Whether this guest wants to hear what they are told in private; they read it in either case. */
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
  if (silence === "language") return "No voice here speaks the show's language: cues are shown on this page.";
  if (silence !== null) return "No voice is installed here: cues are shown on this page.";
  if (fromTiming === false) return "What the crew has said into your ear. Nobody else hears it.";
  return "A voice tells you alone when your part comes and when its time is over. Headphones keep it yours.";
}
