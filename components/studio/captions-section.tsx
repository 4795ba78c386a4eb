"use client";

import { useStore } from "@/components/room/use-store";
import { Switch } from "@/components/ui/switch";
import type { Captioning } from "@/lib/live";
import { PanelSection } from "./panel-section";
import { useStudio } from "./studio-context";

const WHY: Record<NonNullable<Captioning["reason"]>, string> = {
  not_installed: "The announcer’s lines alone: what writes down speech is not installed.",
  coming: "The announcer’s lines alone for now: what writes down speech is being fetched.",
  language: "The announcer’s lines alone: speech in this show’s language is not written down here.",
  busy: "Captions paused: this machine has too much to do. They come back by themselves.",
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
    ? "What is said on the stage is written down. Each viewer can hide it."
    : "What is said on the stage is not written down.";
}
