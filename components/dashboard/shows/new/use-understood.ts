"use client";

import { useEffect, useState } from "react";
import type { GivenFacts, Understood } from "@/lib/editors/new-show/understand";

/** Long enough to keep typing, short enough to follow. */
const PAUSE_MS = 250;

/**
 * Facts of a brief, extracted in this browser as the server will do it, shortly after typing pauses. Null
 * until there is a brief; the previous result while the next one is computed.
 */
export function useUnderstood(brief: string, given: GivenFacts, zone: string): Understood | null {
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const facts = JSON.stringify(given);
  useEffect(() => {
    if (brief.trim() === "") return setUnderstood(null);
    let over = false;
    const read = async () => {
      // Loaded with the first brief: its words in eight languages are only needed here.
      const { understand } = await import("@/lib/editors/new-show/understand");
      if (!over) setUnderstood(understand(brief, JSON.parse(facts) as GivenFacts, { zone, now: new Date() }));
    };
    const timer = setTimeout(() => void read(), PAUSE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [brief, facts, zone]);
  return understood;
}
