"use client";

import { useCallback, useEffect, useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { publicApi } from "@/lib/client/public-api";
import { spreadMs } from "@/lib/live/spread";
import type { Place } from "../place";
import type { Replay } from "./replay";

const RETRY_MS = 3_000;
/** Assumed number of people who watch, so that not all ask at the same moment. */
const WATCHING = 200;

interface Wanted {
  slug: string;
  place: Place;
  /** The registration is no longer valid. */
  lose: () => void;
  /** The show is over. */
  isOver: boolean;
  /** What the server found when it rendered the page. */
  initial: Replay | null;
}

/** The show's replay as it is now: null while the show isn't over, and until it's known. */
export function useReplay({ slug, place, lose, isOver, initial }: Wanted) {
  const [replay, setReplay] = useState(initial);
  const [asked, setAsked] = useState(0);
  const as = place.kind === "in" && place.as === "attendee" ? "attendee" : "public";

  useEffect(() => {
    // Asking again is another effect.
    void asked;
    if (!isOver || place.kind === "entering") return;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const take = (found: Replay) => {
      if (!isCurrent) return;
      setReplay(found);
      timer = setTimeout(read, found.next_in_sec * 1000 + spreadMs(WATCHING));
    };
    const read = () => {
      publicApi("getReplay", { as: `${as}:${slug}`, params: { slug }, patience: "once" }).then(
        ({ data }) => take(data),
        (error) => {
          if (!isCurrent) return;
          if (error instanceof ApiError && error.code === "unauthorized" && as === "attendee") lose();
          else timer = setTimeout(read, RETRY_MS);
        },
      );
    };
    read();
    const wake = () => {
      if (document.visibilityState !== "visible") return;
      clearTimeout(timer);
      read();
    };
    document.addEventListener("visibilitychange", wake);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [slug, as, isOver, place.kind, lose, asked]);

  useEffect(() => {
    if (replay?.state !== "playable" || replay.until === null) return;
    const left = Date.parse(replay.until) - Date.parse(replay.server_time);
    if (left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => setReplay({ ...replay, state: "expired", program: null }), left);
    return () => clearTimeout(timer);
  }, [replay]);

  const refresh = useCallback(() => setAsked((count) => count + 1), []);
  return { replay: isOver ? replay : null, refresh };
}

/** Browsers count timers in 31 bits. It's read again much sooner anyway. */
const LONGEST_TIMER_MS = 2_147_483_647;
