"use client";

import { RotateCw, TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { browserName, type DeviceProblem } from "@/lib/room/device-problem";
import { PermissionPicture } from "./permission-picture";

interface DeviceProblemNoteProps {
  problem: DeviceProblem;
  onRetry: () => void;
  /** False if another note on the page shows the same picture. */
  drawn?: boolean;
}

/** A device problem, with the setting that fixes it in this browser. */
export function DeviceProblemNote({ problem, onRetry, drawn = true }: DeviceProblemNoteProps) {
  return (
    <div role="alert" className="flex gap-2.5 rounded-panel bg-warn-soft p-3">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <div>
          <p className="font-medium text-base text-ink">{problem.title}</p>
          <p className="text-ink text-sm">{problem.help}</p>
        </div>
        {drawn && problem.kind === "blocked" && (
          <PermissionPicture browser={browserName(navigator.userAgent)} />
        )}
        <Button size="sm" onClick={onRetry} icon={<RotateCw className="size-3.5" aria-hidden />}>
          Try again
        </Button>
      </div>
    </div>
  );
}
