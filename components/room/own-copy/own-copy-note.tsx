"use client";

import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { MeterBar } from "@/components/ui/meter-bar";
import type { OwnCopy } from "./own-copy";
import { uploadedPercent, uploadText } from "./upload-text";
import { UPLOAD_WORDS, type UploadWords } from "./upload-words";

interface OwnCopyNoteProps {
  copy: OwnCopy;
  words?: UploadWords;
}

/** How far a speaker's own recording is uploaded, and whether they can close the page. */
export function OwnCopyNote({ copy, words = UPLOAD_WORDS }: OwnCopyNoteProps) {
  const view = useStore(copy.view);
  const said = uploadText(view, words);
  if (!view || !said) return null;
  const percent = uploadedPercent(view);
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role={said.tone === "warn" ? "alert" : "status"} className="min-w-0 flex-1 text-base text-ink">
          {said.text}
        </p>
        {said.canRetry && (
          <Button size="sm" onClick={copy.retry}>
            {words.retry}
          </Button>
        )}
      </div>
      {!view.isRecording && percent < 100 && (
        <MeterBar
          role="progressbar"
          label={words.progress}
          tone={said.tone === "warn" ? "warn" : "accent"}
          max={100}
          value={percent}
        />
      )}
    </section>
  );
}
