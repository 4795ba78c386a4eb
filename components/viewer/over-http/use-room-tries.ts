"use client";

import { useEffect } from "react";

/** An attempt takes six seconds to fail. */
const EVERY_MS = 10_000;

/**
 * Tries to join the room from time to time. Until there is a picture over HTTP: a slow start looks like a network
 * that blocks the room, and whatever has a picture first is shown.
 * @param onTry null to stop
 */
export function useRoomTries(onTry: (() => void) | null): void {
  useEffect(() => {
    if (!onTry) return;
    const timer = setInterval(onTry, EVERY_MS);
    return () => clearInterval(timer);
  }, [onTry]);
}
