"use client";

import clsx from "clsx";
import { Pause, Play } from "lucide-react";
import { OwnCopyNote } from "@/components/room/own-copy/own-copy-note";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { recordingNow } from "@/lib/stage/recorded";
import { rightsOf } from "@/lib/stage/show-roles";
import { recordingView } from "./recording-view";
import { obstacleTo } from "./space-words";
import { SpeakerUploads } from "./speaker-uploads";
import { useStudio } from "./studio-context";
import { useRecordingSpace } from "./use-recording-space";

/**
 * Whether the show is being recorded, and the control that pauses and resumes it. Opens how far each
 * speaker's own recording is uploaded.
 */
export function RecordingState() {
  const { controller, desk, state, run } = useStudio();
  const isOn = recordingNow(state) === "on";
  const obstacle = obstacleTo(useRecordingSpace(controller, isOn));
  const { now, text, detail, isStopped = false } = recordingView(state, desk.event.recording, obstacle);
  const paused = now === "paused";
  const mayPause = now !== "off" && rightsOf(desk.me.role).scopes.includes("studio:control");
  return (
    <div className="flex shrink-0 items-center">
      <Popover
        title="Recording"
        className="w-96"
        trigger={
          <button
            type="button"
            title={detail}
            className={clsx(
              "inline-flex h-8 items-center gap-1.5 whitespace-nowrap rounded-control px-1.5 text-sm hover:bg-hover",
              now === "off" ? "text-ink-muted" : "font-medium text-ink",
            )}
          >
            <span
              aria-hidden
              className={clsx(
                "size-2 rounded-full",
                now === "on" && !isStopped && "bg-live-fill",
                (paused || isStopped) && "bg-warn",
                now === "off" && "bg-ink-muted",
              )}
            />
            <span className={paused || isStopped ? "max-md:sr-only" : "max-xl:sr-only"}>{text}</span>
          </button>
        }
      >
        <div className="flex flex-col gap-4">
          <p className="text-base">{detail}</p>
          <OwnCopyNote copy={controller.ownCopy} />
          <SpeakerUploads />
        </div>
      </Popover>
      {/* The button's own name doesn't announce a change. */}
      <span role="status" className="sr-only">
        {text}
      </span>
      {mayPause && (
        <IconButton
          size="sm"
          label={paused ? "Resume recording" : "Pause recording"}
          icon={paused ? <Play className="size-4" /> : <Pause className="size-4" />}
          onClick={() => void run({ action: paused ? "resume_recording" : "pause_recording" })}
        />
      )}
    </div>
  );
}
