"use client";

import { useEffect, useState } from "react";
import type { RoomView } from "@/lib/room/types";

/** The room grants permission to publish a moment after someone is brought on stage. */
const MOMENT_MS = 1_500;

/** Whether someone on stage is publishing from another tab or device. */
export function useOnStageElsewhere(staged: boolean, { connection, canPublish }: RoomView): boolean {
  const [elsewhere, setElsewhere] = useState(false);
  const closed = staged && connection === "connected" && !canPublish;
  useEffect(() => {
    if (!closed) return setElsewhere(false);
    const timer = setTimeout(() => setElsewhere(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [closed]);
  return elsewhere;
}
