"use client";

import { AudioLines, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { MeterBar } from "@/components/ui/meter-bar";
import { useMay } from "../../../../access/for-role";
import type { Recording } from "../facts/recording";
import type { Transcript } from "../facts/transcript";
import { isUncertain } from "./line-words";
import { useGenerate } from "./use-generate";

interface PassBarProps {
  recording: Recording;
  transcript: Transcript;
  /** Taps select words. */
  isChoosing: boolean;
}

/** What the transcript is made of, how far the next one is, and how to make it again. */
export function PassBar({ recording, transcript, isChoosing }: PassBarProps) {
  const mayEdit = useMay("member");
  const { generate, busy } = useGenerate(recording);
  const { pass, source, segments } = transcript;
  const sound = recording.source === "upload" ? "the recording" : "the microphones";
  if (recording.state === "live") return null;
  if (pass?.state === "running")
    return (
      <div className="flex flex-col gap-1.5 pb-2">
        <p role="status" className="flex justify-between gap-2 text-ink-muted text-sm">
          <span>Transcribing {sound}…</span>
          <span className="tabular">{pass.progress}%</span>
        </p>
        <MeterBar value={pass.progress} max={100} label="Transcribed" role="progressbar" />
      </div>
    );
  const words = isChoosing ? (
    "Click the first word, then the last."
  ) : pass?.state === "failed" ? (
    `Couldn’t transcribe ${sound}.${REASONS[pass.failure ?? "failed"]}`
  ) : source === "live" ? (
    "From live captions."
  ) : (
    <Tips lines={segments ?? []} mayEdit={mayEdit} />
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
      <p className="min-w-0 flex-1 basis-48 text-ink-muted text-sm">{words}</p>
      {mayEdit && (
        <Button
          size="sm"
          variant="ghost"
          busy={busy}
          onClick={generate}
          data-tip={pass ? undefined : "Better text, and the time of every word"}
          icon={
            pass ? <RotateCw className="size-4" aria-hidden /> : <AudioLines className="size-4" aria-hidden />
          }
        >
          {pass ? "Transcribe again" : "Transcribe"}
        </Button>
      )}
    </div>
  );
}

const REASONS = {
  not_installed: " The recognizer isn’t installed.",
  language: " The recognizer doesn’t support the show’s language.",
  failed: "",
} as const;

/** How the lines are used with a mouse, or with fingers. */
function Tips({ lines, mayEdit }: { lines: NonNullable<Transcript["segments"]>; mayEdit: boolean }) {
  return (
    <>
      <span className="[@media(hover:none)]:hidden">
        {mayEdit ? "Click a word to play, drag to select, double-click to correct." : "Click a word to play."}
      </span>
      <span className="[@media(hover:hover)]:hidden">Tap a word to play.</span>
      {lines.some(isUncertain) && " Dotted words are uncertain."}
    </>
  );
}
