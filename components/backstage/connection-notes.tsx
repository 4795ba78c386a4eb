"use client";

import { LoaderCircle } from "lucide-react";
import { useStore } from "@/components/room/use-store";
import { showError } from "@/components/studio/show-error";
import { Button } from "@/components/ui/button";
import type { BackstageController } from "./backstage-controller";

/** On stage from another tab or device. */
export function OnStageElsewhere({ controller }: { controller: BackstageController }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-panel bg-warn-soft p-3 text-base">
      <p className="min-w-0 flex-1">
        You’re on stage from another tab or device. No one can see or hear you from this tab.
      </p>
      <Button variant="primary" onClick={() => void controller.takeOver().catch(showError)}>
        Use this device
      </Button>
    </div>
  );
}

/** Joining the room, or reconnecting. */
export function Reconnecting({ controller }: { controller: BackstageController }) {
  const { connection, attempt, problem } = useStore(controller.show);
  if (connection === "lost")
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-3 rounded-panel bg-warn-soft p-3 text-base"
      >
        <p className="min-w-0 flex-1">Couldn’t reconnect for 2 minutes. {problem}</p>
        <Button variant="primary" onClick={() => controller.enter()}>
          Try again
        </Button>
      </div>
    );
  return (
    <p role="status" className="flex items-center gap-2.5 text-base text-ink-muted">
      <LoaderCircle className="size-4 animate-spin" aria-hidden />
      {connection === "reconnecting" ? "Connection lost. Reconnecting" : "Joining backstage"}
      {attempt > 1 ? ` (attempt ${attempt})` : ""}…
    </p>
  );
}
