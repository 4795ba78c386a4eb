"use client";

import { useEffect, useState } from "react";
import type { ChatLine } from "@/lib/live";

/** So many lines come into the page with one frame: twenty at once took longer than a frame on a busy machine. */
const STEP = 6;
/** Whoever is further behind than what is drawn of the end goes on from there. */
const MOST_BEHIND = 40;

/** The lines one frame later: some of those that are new, or all that changed besides. */
export function nextLines(shown: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = shown.at(-1)?.id;
  const at = last === undefined ? -1 : lines.findLastIndex(({ id }) => id === last);
  const behind = lines.length - 1 - at;
  if (behind <= STEP || (at < 0 && behind <= MOST_BEHIND)) return lines;
  return lines.slice(0, lines.length - Math.min(behind, MOST_BEHIND) + STEP);
}

/** The chat as it is drawn: packets of many lines are spread over frames. */
export function useSteadyLines(lines: readonly ChatLine[]): readonly ChatLine[] {
  const [shown, setShown] = useState(lines);
  useEffect(() => {
    if (shown === lines) return;
    const waiting = requestAnimationFrame(() => setShown((now) => nextLines(now, lines)));
    return () => cancelAnimationFrame(waiting);
  }, [shown, lines]);
  return shown;
}
