"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Playback } from "@/components/program/use-playback";
import { leftAt, readTime, rememberLeft } from "./begin-at";
import type { ReplayProgram } from "./replay";

/** How far playing goes until the place is remembered again, in seconds. */
const STEP = 5;

/** Where the replay begins: at the link's `?t=`, or where this browser stopped. */
export function useBegin(slug: string, { recording_id, duration_sec, composed_sec }: ReplayProgram) {
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const facts = useRef({ recording_id, duration_sec, composed_sec });
  facts.current = { recording_id, duration_sec, composed_sec };
  const begin = useCallback(() => {
    const { recording_id: recording, duration_sec: length, composed_sec: end } = facts.current;
    const asked = readTime(new URLSearchParams(location.search).get("t"));
    if (asked !== null) return Math.min(asked, end);
    const left = leftAt(slug, recording, length);
    if (left === null || left > end) return 0;
    setResumedAt(left);
    return left;
  }, [slug]);
  return { begin, resumedAt, forget: () => setResumedAt(null) };
}

/** Remembers where someone is, so that the replay resumes there. */
export function useRemembered(slug: string, recording: string, { at, playing }: Playback): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (at === 0 || (playing && last.current !== null && Math.abs(at - last.current) < STEP)) return;
    last.current = at;
    rememberLeft(slug, { recording, at });
  }, [slug, recording, at, playing]);
}
