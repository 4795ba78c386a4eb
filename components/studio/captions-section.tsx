"use client";

import { useStore } from "@/components/room/use-store";
import { Switch } from "@/components/ui/switch";
import type { Captioning } from "@/lib/live";
import { PanelSection } from "./panel-section";
import { useStudio } from "./studio-context";

const WHY: Record<NonNullable<Captioning["reason"]>, string> = {
  not_installed: "Only the announcer’s lines are captioned: speech recognition is not installed.",
  coming: "Only the announcer’s lines for now: the model for speech recognition is being downloaded.",
  language:
    "Only the announcer’s lines are captioned: speech recognition here does not know the show’s language.",
  busy: "Captions are paused: the server is too busy. They come back by themselves.",
};

/** Whether what is said stands in the picture, and whether it can be written down. */
export function CaptionsSection() {
  const { controller, state, run } = useStudio();
  const { captioning } = useStore(controller.feed.besideChat);
  const { on } = state.captions;
  return (
    <PanelSection
      title="Captions"
      aside={
        <Switch
          label="In the picture"
          checked={on}
          onCheckedChange={(next) => void run({ action: "set_captions", on: next })}
        />
      }
    >
      <p role="status" className="text-ink-muted text-sm">
        {sentenceOf(captioning)}
      </p>
    </PanelSection>
  );
}

function sentenceOf(captioning: Captioning | null): string {
  if (captioning?.reason) return WHY[captioning.reason];
  return captioning?.state === "on"
    ? "What is said on the stage is captioned. Each viewer can hide captions."
    : "What is said on the stage is not captioned.";
}
