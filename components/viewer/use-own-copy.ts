"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { OwnCopy } from "@/components/room/own-copy/own-copy";
import { hasPending } from "@/lib/room/recording/store/pending-flag";
import type { StageSync } from "@/lib/room/stage-sync";
import { storage } from "@/lib/room/storage";
import type { Sending } from "./on-stage/attendee-copy";

const RETRY_MS = 2_000;

interface OwnCopyState {
  /** Null until there is something to record or upload. */
  copy: OwnCopy | null;
  /** Says what the attendee sends from now on, with null once their devices are closed. */
  setSending: (sending: Sending | null) => void;
}

/**
 * The attendee's own copy of what they send on stage. Its code loads for those who go on stage, and for those
 * whose earlier visit left something to upload.
 */
export function useOwnCopy(slug: string, stage: StageSync, isAttendee: boolean): OwnCopyState {
  const sending = useRef<Sending | null>(null);
  const [wanted, setWanted] = useState(false);
  const [copy, setCopy] = useState<OwnCopy | null>(null);
  const setSending = useCallback((next: Sending | null) => {
    sending.current = next;
    if (next) setWanted(true);
  }, []);
  useEffect(() => {
    if (hasPending(storage(), { slug, door: "audience" })) setWanted(true);
  }, [slug]);
  useEffect(() => {
    if (!wanted || !isAttendee) return;
    const abort = new AbortController();
    const { signal } = abort;
    const use = (made: OwnCopy | null) => {
      if (!made || signal.aborted) return;
      made.start();
      const unwatch = stage.subscribe(made.look);
      signal.addEventListener("abort", () => {
        unwatch();
        made.stop();
      });
      setCopy(made);
    };
    const attempt = (): void => {
      if (signal.aborted) return;
      import("./on-stage/attendee-copy")
        .then(({ attendeeCopy }) => attendeeCopy({ slug, stage, signal, sending: () => sending.current }))
        // The show and its recording don't depend on it.
        .then(use, (error: unknown) => {
          console.warn(error);
          setTimeout(attempt, RETRY_MS);
        });
    };
    attempt();
    return () => {
      abort.abort();
      setCopy(null);
    };
  }, [wanted, isAttendee, slug, stage]);
  return useMemo(() => ({ copy, setSending }), [copy, setSending]);
}
