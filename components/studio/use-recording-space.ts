"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";

export type RecordingSpace = DataOf<"getStudioRecordingSpace">;

const EVERY_MS = 60_000;

/** How much more can be recorded; null until it's known, and if the show isn't recorded. */
export function useRecordingSpace(slug: string, isWanted: boolean): RecordingSpace | null {
  const [space, setSpace] = useState<RecordingSpace | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const look = async () => {
      try {
        const options = { as: `host:${slug}`, params: { slug }, patience: "once" } as const;
        const { data } = await api("getStudioRecordingSpace", options);
        if (!isOver) setSpace(data);
      } catch {
        // The next look is soon.
      }
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [slug, isWanted]);
  return isWanted ? space : null;
}
