"use client";

import { Radio } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { resumableUntil } from "@/lib/stage/resume";
import { rightsOf } from "@/lib/stage/show-roles";
import { clockText } from "./clock-text";
import { RecordingNotice } from "./recording-notice";
import { useServerNow, useStudio } from "./studio-context";

const COUNTDOWN_SECONDS = 3;

/** Resumes an ended show while that is possible, or ends it for good, and shows the time left. */
export function ResumeButton() {
  const { controller, desk, state } = useStudio();
  const now = useServerNow(500);
  const [asking, setAsking] = useState<"resume" | "finish" | null>(null);
  const close = (open: boolean) => !open && setAsking(null);
  const until = resumableUntil(state);
  const seconds = until === null ? 0 : (Date.parse(until) - now) / 1000;
  const possible = seconds > 0 && desk.event.state !== "archived";
  if (!possible || !rightsOf(desk.me.role).scopes.includes("studio:control")) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button icon={<Radio className="size-4" aria-hidden />} onClick={() => setAsking("resume")}>
        Resume show
      </Button>
      <Button variant="ghost" onClick={() => setAsking("finish")}>
        End for good
      </Button>
      <p className="text-ink-muted text-sm">
        Available for another <span className="tabular">{clockText(seconds)}</span>
      </p>
      <ConfirmDialog
        open={asking === "resume"}
        onOpenChange={close}
        title="Resume the show?"
        description={`The show continues where it stopped after a ${COUNTDOWN_SECONDS}-second countdown. Your camera and microphone turn on, and viewers’ pages go live automatically.`}
        confirmLabel="Resume show"
        cancelLabel="Not now"
        tone="live"
        onConfirm={() => controller.resume(COUNTDOWN_SECONDS)}
      >
        <RecordingNotice />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "finish"}
        onOpenChange={close}
        title="End the show for good?"
        description="It can’t be resumed. If replay emails are on, they’re sent as soon as the recording is ready."
        confirmLabel="End for good"
        cancelLabel="Not now"
        onConfirm={async () => {
          await controller.calls.endShow(true);
          controller.stage.refresh();
        }}
      />
    </div>
  );
}
