"use client";

import { useEffect, useState } from "react";
import type { Told, Understood } from "@/lib/editors/new-show/understand";

/** Long enough to type on, short enough to watch. */
const PAUSE_MS = 250;

/**
 * What a brief says, read in this browser as the server will read it, a moment behind the typing. Null until there is a brief,
 * and the last reading while the next one is made.
 */
export function useUnderstood(brief: string, told: Told, zone: string): Understood | null {
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const facts = JSON.stringify(told);
  useEffect(() => {
    if (brief.trim() === "") return setUnderstood(null);
    let over = false;
    const read = async () => {
      // Fetched with the first brief: its words in eight languages are of use here alone.
      const { understand } = await import("@/lib/editors/new-show/understand");
      if (!over) setUnderstood(understand(brief, JSON.parse(facts) as Told, { zone, now: new Date() }));
    };
    const timer = setTimeout(() => void read(), PAUSE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [brief, facts, zone]);
  return understood;
}
