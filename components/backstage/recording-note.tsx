"use client";

import { Button } from "@/components/ui/button";
import type { RecordingConsent } from "./use-recording-consent";

/** The current answer, and a button to change it. */
export function RecordingNote({ consent: { consent }, onChange }: RecordingNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-4 text-base text-ink-muted">
      <p className="min-w-0 flex-1">
        {consent.state === "given"
          ? "You agreed to be recorded while you’re on stage."
          : "You didn’t agree to be recorded. The host can see this."}
      </p>
      <Button size="sm" onClick={onChange}>
        Change answer
      </Button>
    </div>
  );
}

interface RecordingNoteProps {
  consent: RecordingConsent;
  onChange: () => void;
}
