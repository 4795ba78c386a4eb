"use client";

import { useEffect } from "react";

/** An attempt takes six seconds to fail. */
const EVERY_MS = 10_000;

/**
 * Tries to join the room again and again while there is no picture over HTTP yet. A slow start looks like a network
 * that blocks the room; whichever has a picture first is shown.
 * @param onTry null to stop
 */
export function useRoomTries(onTry: (() => void) | null): void {
  useEffect(() => {
    if (!onTry) return;
    const timer = setInterval(onTry, EVERY_MS);
    return () => clearInterval(timer);
  }, [onTry]);
}
