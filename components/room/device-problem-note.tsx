"use client";

import { RotateCw, TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { DeviceProblem } from "@/lib/room/device-problem";

interface DeviceProblemNoteProps {
  problem: DeviceProblem;
  onRetry: () => void;
}

/** What is wrong with a device and where the switch is in this browser. */
export function DeviceProblemNote({ problem, onRetry }: DeviceProblemNoteProps) {
  return (
    <div role="alert" className="flex gap-2.5 rounded-panel bg-warn-soft p-3">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <div>
          <p className="font-medium text-base text-ink">{problem.title}</p>
          <p className="text-ink text-sm">{problem.help}</p>
        </div>
        <Button size="sm" onClick={onRetry} icon={<RotateCw className="size-3.5" aria-hidden />}>
          Try again
        </Button>
      </div>
    </div>
  );
}
