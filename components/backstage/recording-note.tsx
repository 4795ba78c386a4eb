"use client";

import { Button } from "@/components/ui/button";
import type { RecordingConsent } from "./use-recording-consent";

/** What one answered, and the way to answer otherwise. */
export function RecordingNote({ consent: { consent }, onChange }: RecordingNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-4 text-base text-ink-muted">
      <p className="min-w-0 flex-1">
        {consent.state === "given"
          ? "You agreed to be recorded while you are on the stage."
          : "You did not agree to be recorded. Your host knows."}
      </p>
      <Button size="sm" onClick={onChange}>
        Change
      </Button>
    </div>
  );
}

interface RecordingNoteProps {
  consent: RecordingConsent;
  onChange: () => void;
}
