"use client";

import clsx from "clsx";
import { isBeingRecorded } from "@/components/room/own-copy/own-copy";
import { OwnCopyNote } from "@/components/room/own-copy/own-copy-note";
import { Popover } from "@/components/ui/popover";
import type { StageState } from "@/lib/stage";
import { SpeakerUploads } from "./speaker-uploads";
import { useServerNow, useStudio } from "./studio-context";

const WORDS = {
  off: {
    text: "Not recorded",
    title: "Showrunner doesn’t record this show. Someone may still record it with other software.",
  },
  later: { text: "Will be recorded", title: "Recording starts when the show goes on air." },
  on: { text: "Recording", title: "Everyone on stage who agreed is being recorded." },
  paused: { text: "Recording paused", title: "Nothing is being recorded at the moment." },
  over: { text: "Recorded", title: "The show was recorded." },
} as const;

function stateOf(state: StageState, now: number): keyof typeof WORDS {
  if (state.recording === "off") return "off";
  if (state.phase === "ended") return "over";
  if (state.phase !== "live") return "later";
  return isBeingRecorded(state, now) ? "on" : "paused";
}

/** Whether the show is being recorded; opens how far each speaker's own recording is uploaded. */
export function RecordingState() {
  const { controller, state } = useStudio();
  const is = stateOf(state, useServerNow(1_000));
  const { text, title } = WORDS[is];
  return (
    <Popover
      title="Recording"
      trigger={
        <button
          type="button"
          title={title}
          className="inline-flex h-8 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-control px-1.5 text-ink-muted text-sm hover:bg-hover max-xl:[&>span:last-child]:sr-only"
        >
          <span
            aria-hidden
            className={clsx("size-2 rounded-full", is === "on" ? "bg-live-fill" : "bg-ink-muted")}
          />
          <span>{text}</span>
        </button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-base">{title}</p>
        <OwnCopyNote copy={controller.ownCopy} />
        <SpeakerUploads />
      </div>
    </Popover>
  );
}
