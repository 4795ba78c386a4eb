"use client";

import { useEffect, useState } from "react";
import { onSessionChange } from "@/lib/client/session-channel";
import { readStanding, type Standing } from "./standing";

/**
 * With this interval, a session that ended elsewhere is noticed within five seconds while the page is
 * visible, or once it is visible again.
 */
const LOOK_EVERY_MS = 4_000;

export function useStanding(): Standing | undefined {
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      const found = await readStanding(stop.signal);
      if (found) setStanding((known) => (same(known, found) ? known : found));
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
  return standing;
}

const same = (a: Standing | undefined, b: Standing): boolean => JSON.stringify(a) === JSON.stringify(b);
