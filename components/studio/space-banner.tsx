"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { storageLevel } from "@/lib/storage-use/storage-level";
import { Banner } from "./banner";
import { recordingView } from "./recording-view";
import { obstacleTo, spaceWarning } from "./space-words";
import { useStudio } from "./studio-context";
import { useRecordingSpace } from "./use-recording-space";

/**
 * Warns while the show is on air that storage is nearly full, and that the server doesn't record: until someone has read
 * it, and again if it happens again.
 */
export function SpaceBanner() {
  const { controller, desk, state, onAir } = useStudio();
  const space = useRecordingSpace(controller, onAir && desk.event.recording.enabled);
  const [read, setRead] = useState<string | null>(null);
  const obstacle = obstacleTo(space);
  const { detail, isStopped = false } = recordingView(state, desk.event.recording, obstacle);
  const level = space && storageLevel({ used: space.used_bytes, limit: space.limit_bytes });
  const about = isStopped ? obstacle : level;
  if (about !== null && read !== null && read !== about) setRead(null);
  const warning = isStopped ? detail : space && spaceWarning(space);
  if (!warning || read === about) return null;
  return (
    <Banner
      action={
        about !== "uncaptured" && (
          <Button size="sm" onClick={() => setRead(about)}>
            Dismiss
          </Button>
        )
      }
    >
      {warning}
    </Banner>
  );
}
