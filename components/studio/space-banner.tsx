"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { storageLevel } from "@/lib/storage-use/storage-level";
import { Banner } from "./banner";
import { spaceWarning } from "./space-words";
import { useStudio } from "./studio-context";
import { useRecordingSpace } from "./use-recording-space";

/**
 * Warns while the show is on air that storage is nearly full, until someone has read it, and once it's full; and that no
 * media worker records the show.
 */
export function SpaceBanner() {
  const { controller, desk, onAir } = useStudio();
  const space = useRecordingSpace(controller.slug, onAir && desk.event.recording.enabled);
  const [read, setRead] = useState<ReturnType<typeof storageLevel> | null>(null);
  if (space?.isUncaptured)
    return <Banner>The server isn’t recording this show. Speakers’ own copies are still recorded.</Banner>;
  const warning = space && spaceWarning(space);
  const level = space && storageLevel({ used: space.used_bytes, limit: space.limit_bytes });
  if (!warning || read === level) return null;
  return (
    <Banner
      action={
        <Button size="sm" onClick={() => setRead(level)}>
          Dismiss
        </Button>
      }
    >
      {warning}
    </Banner>
  );
}
