"use client";

import { Button } from "@/components/ui/button";
import type { RecordingConsent } from "@/lib/modules/people/recording-consent/recording-consent-schema";

interface RecordingNoteProps {
  state: RecordingConsent["state"];
  onChange: () => void;
}

const WORDS: Record<RecordingConsent["state"], string> = {
  given: "You agreed to be recorded while you’re on stage.",
  refused:
    "You declined to be recorded. The audience sees and hears you, but the recording doesn’t include you.",
  unasked: "You haven’t agreed to be recorded, so the recording doesn’t include you.",
};

/** The current answer, and a button to change it. */
export const RecordingNote = ({ state, onChange }: RecordingNoteProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-4 text-base text-ink-muted">
    <p className="min-w-48 flex-1">{WORDS[state]}</p>
    <Button size="sm" onClick={onChange}>
      {state === "unasked" ? "Answer" : "Change answer"}
    </Button>
  </div>
);
