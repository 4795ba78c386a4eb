"use client";

import { CircleDot } from "lucide-react";
import { spaceBefore } from "./space-words";
import { useStudio } from "./studio-context";
import { useRecordingSpace } from "./use-recording-space";

/** Tells someone who is about to go live whether the show is recorded. By going live they agree to it. */
export function RecordingNotice() {
  const { controller, desk } = useStudio();
  const { environment, recording } = desk.event;
  const space = useRecordingSpace(controller, recording.enabled);
  const left = space && spaceBefore(space);
  return (
    <p className="flex items-start gap-2 rounded-control bg-surface-sunken px-3 py-2 text-base">
      <CircleDot className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        <strong className="font-semibold">
          {recording.enabled ? "This show is recorded." : "This show isn’t recorded."}
        </strong>{" "}
        {left && `${left} `}
        {recording.enabled && desk.me.recording && `${CONSEQUENCE[desk.me.recording]} `}
        <a
          href={`/dashboard/${environment}/shows/${controller.slug}/details#recording`}
          target="_blank"
          rel="noopener"
          className="underline underline-offset-2"
        >
          Change setting<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </span>
    </p>
  );
}

const CONSEQUENCE = {
  unasked: "By going live, you agree to be recorded.",
  given: "You’ve agreed to be recorded.",
  refused: "You declined, so you won’t be in the recording.",
} as const;
