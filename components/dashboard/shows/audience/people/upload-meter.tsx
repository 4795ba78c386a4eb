"use client";

import { Button } from "@/components/ui/button";
import { Meter } from "@/components/ui/meter";
import type { ImportDesk } from "./use-import";

/** Progress of a file's upload. */
export function UploadMeter({ label, desk }: { label: string; desk: ImportDesk }) {
  const percent = Math.round(100 * (desk.sent ?? 0));
  return (
    <div role="status" className="flex max-w-2xl flex-col items-start gap-4">
      <Meter
        role="progressbar"
        className="w-full"
        label={label}
        value={percent}
        max={100}
        text={percent < 100 ? `${percent}% uploaded` : "Reading file…"}
      />
      <Button size="sm" onClick={desk.stop}>
        Stop
      </Button>
    </div>
  );
}
