"use client";

import { Play } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useViewer } from "../viewer-context";

/** Leads people who watched the show to its replay, as soon as there is one. */
export function ToReplay() {
  const { replay, leave, words } = useViewer();
  if (replay?.state === "preparing")
    return (
      <p role="status" className="text-base text-ink-muted">
        {words.replay.preparing}
      </p>
    );
  if (!replay?.program) return null;
  return (
    <Button
      variant="primary"
      onClick={leave}
      className="self-start"
      icon={<Play className="size-4" aria-hidden />}
    >
      {words.replay.watch}
    </Button>
  );
}
