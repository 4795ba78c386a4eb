"use client";

import { useStore } from "@/components/room/use-store";
import { Switch } from "@/components/ui/switch";
import type { Captioning } from "@/lib/live";
import { PanelSection } from "./panel-section";
import { useStudio } from "./studio-context";

const WHY: Record<NonNullable<Captioning["reason"]>, string> = {
  not_installed: "Only the announcer is captioned. Speech recognition isn’t installed.",
  coming: "Only the announcer is captioned for now. The speech recognition model is downloading.",
  language: "Only the announcer is captioned. Speech recognition doesn’t support this show’s language.",
  busy: "Captions are paused because the server is busy. They resume automatically.",
};

/** The captions switch, and why captions may be unavailable. */
export function CaptionsSection() {
  const { controller, state, run } = useStudio();
  const { captioning } = useStore(controller.feed.besideChat);
  const { on } = state.captions;
  return (
    <PanelSection
      title="Captions"
      aside={
        <Switch
          label="Show captions"
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
    ? "Speech on stage is captioned. Viewers can hide captions."
    : "Captions are off.";
}
