"use client";

import { useEffect, useState } from "react";
import type { ChatLine } from "@/lib/live";

/** Messages added per frame. Twenty at once took longer than a frame on a busy machine. */
const STEP = 6;
/** When further behind than the messages rendered at the end, skip ahead to these. */
const MAX_BEHIND = 40;

/** Returns the messages to render in the next frame: a few of the new ones, or all if few are new. */
export function nextLines(shown: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = shown.at(-1)?.id;
  const at = last === undefined ? -1 : lines.findLastIndex(({ id }) => id === last);
  const behind = lines.length - 1 - at;
  if (behind <= STEP || (at < 0 && behind <= MAX_BEHIND)) return lines;
  return lines.slice(0, lines.length - Math.min(behind, MAX_BEHIND) + STEP);
}

/** The chat as rendered: bursts of messages are spread over frames. */
export function useSteadyLines(lines: readonly ChatLine[]): readonly ChatLine[] {
  const [shown, setShown] = useState(lines);
  useEffect(() => {
    if (shown === lines) return;
    const waiting = requestAnimationFrame(() => setShown((now) => nextLines(now, lines)));
    return () => cancelAnimationFrame(waiting);
  }, [shown, lines]);
  return shown;
}
