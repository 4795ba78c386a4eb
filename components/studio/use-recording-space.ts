"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";

export interface RecordingSpace extends DataOf<"getStudioRecordingSpace"> {
  /** No media worker has captured the show for a while, although it's recorded. */
  isUncaptured: boolean;
}

const EVERY_MS = 15_000;
/** Another worker takes over within seconds, so a single look without one says nothing. */
const LOOKS = 2;

/** How much more can be recorded, and whether it is; null until it's known, and if the show isn't recorded. */
export function useRecordingSpace(slug: string, isWanted: boolean): RecordingSpace | null {
  const [space, setSpace] = useState<RecordingSpace | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let missed = 0;
    const look = async () => {
      try {
        const options = { as: `host:${slug}`, params: { slug }, patience: "once" } as const;
        const { data } = await api("getStudioRecordingSpace", options);
        missed = data.is_captured === false ? missed + 1 : 0;
        if (!isOver) setSpace({ ...data, isUncaptured: missed >= LOOKS });
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
