"use client";

import { Button } from "@/components/ui/button";
import type { RecordingConsent } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import { recordingSentence } from "./recording-sentence";

interface RecordingNoteProps extends Omit<Parameters<typeof recordingSentence>[0], "consent"> {
  state: RecordingConsent["state"];
  onChange: () => void;
}

/** The current answer, and a button to change it. */
export const RecordingNote = ({ state, isRecorded, httpAudience, onChange }: RecordingNoteProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-4 text-base text-ink-muted">
    <p className="min-w-48 flex-1">{recordingSentence({ consent: state, isRecorded, httpAudience })}</p>
    <Button size="sm" onClick={onChange}>
      {state === "unasked" ? "Answer" : "Change answer"}
    </Button>
  </div>
);
