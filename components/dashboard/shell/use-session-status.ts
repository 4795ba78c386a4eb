"use client";

import { useEffect, useState } from "react";
import { onSessionChange } from "@/lib/client/session-channel";
import { readSessionStatus, type SessionStatus } from "./session-status";

/**
 * With this interval, a session that ended elsewhere is noticed within five seconds while the page is
 * visible, or once it is visible again.
 */
const LOOK_EVERY_MS = 4_000;

export function useSessionStatus(): SessionStatus | undefined {
  const [sessionStatus, setSessionStatus] = useState<SessionStatus>();
  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      const found = await readSessionStatus(stop.signal);
      if (found) setSessionStatus((known) => (same(known, found) ? known : found));
    };
    const lookIfSeen = () => void (document.visibilityState === "visible" && look());
    const timer = setInterval(lookIfSeen, LOOK_EVERY_MS);
    const unlisten = onSessionChange(() => void look());
    document.addEventListener("visibilitychange", lookIfSeen);
    window.addEventListener("pageshow", lookIfSeen);
    return () => {
      stop.abort();
      clearInterval(timer);
      unlisten();
      document.removeEventListener("visibilitychange", lookIfSeen);
      window.removeEventListener("pageshow", lookIfSeen);
    };
  }, []);
  return sessionStatus;
}

const same = (a: SessionStatus | undefined, b: SessionStatus): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
