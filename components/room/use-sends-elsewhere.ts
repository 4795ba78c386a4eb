"use client";

import { useEffect, useState } from "react";
import type { RoomView } from "@/lib/room/types";

/** The room opens a stage to somebody a moment after they were brought on. */
const MOMENT_MS = 1_500;

/** Whether somebody on the stage is shown from another tab or device of theirs. */
export function useSendsElsewhere(staged: boolean, { connection, canPublish }: RoomView): boolean {
  const [elsewhere, setElsewhere] = useState(false);
  const closed = staged && connection === "connected" && !canPublish;
  useEffect(() => {
    if (!closed) return setElsewhere(false);
    const timer = setTimeout(() => setElsewhere(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [closed]);
  return elsewhere;
}
