"use client";

import { useEffect, useState } from "react";
import { afterApi } from "@/lib/client/after-api";
import { ApiError } from "@/lib/client/api-error";
import { Latest } from "@/lib/client/latest";
import { onThisSite } from "@/lib/client/on-this-site";
import { spreadMs } from "@/lib/live/spread";
import { useViewer } from "../viewer-context";
import type { Replay } from "./replay";

const RETRY_MS = 3_000;
/** How often it's asked whether the replay is still open to anyone, while the page is seen or plays. */
const OPEN_MS = 4_000;
/** Assumed number of people who watch, so that not all ask at the same moment. */
const WATCHING = 200;

export interface FollowReplayProps {
  /** Grows whenever it has to be asked for again. */
  asked: number;
  replay: Replay | null;
  onChange: (replay: Replay) => void;
}

/** Keeps the page's replay as it is now, after the show. Shows nothing. */
export function FollowReplay({ asked, replay, onChange }: FollowReplayProps) {
  const {
    view: { slug },
    place: { place, lose },
  } = useViewer();
  const as = place.kind === "in" && place.as === "attendee" ? "attendee" : "public";

  const [closed, setClosed] = useState(0);
  const open = replay?.program?.open_url;

  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => {
      const video = document.querySelector("video");
      if (document.visibilityState === "hidden" && (!video || video.paused)) return;
      fetch(onThisSite(open), { cache: "no-store" }).then(
        ({ status }) => status === 404 && setClosed((before) => before + 1),
        () => undefined,
      );
    }, OPEN_MS + spreadMs(WATCHING));
    return () => clearInterval(timer);
  }, [open]);

  useEffect(() => {
    // Asking again is another effect.
    void [asked, closed];
    if (place.kind === "entering") return;
    let timer: ReturnType<typeof setTimeout>;
    const reads = new Latest();
    const take = (found: Replay) => {
      onChange(found);
      timer = setTimeout(read, found.next_in_sec * 1000 + spreadMs(WATCHING));
    };
    const read = () => {
      clearTimeout(timer);
      const isLatest = reads.start();
      afterApi("getReplay", { as: `${as}:${slug}`, params: { slug }, patience: "once" }).then(
        ({ data }) => isLatest() && take(data),
        (error) => {
          if (!isLatest()) return;
          if (error instanceof ApiError && error.code === "unauthorized" && as === "attendee") lose();
          else timer = setTimeout(read, RETRY_MS);
        },
      );
    };
    read();
    const wake = () => {
      if (document.visibilityState === "visible") read();
    };
    document.addEventListener("visibilitychange", wake);
    return () => {
      reads.start();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [slug, as, place.kind, lose, asked, closed, onChange]);

  useEffect(() => {
    if (replay?.state !== "playable" || replay.until === null) return;
    const left = Date.parse(replay.until) - Date.parse(replay.server_time);
    if (left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => onChange({ ...replay, state: "expired", program: null }), left);
    return () => clearTimeout(timer);
  }, [replay, onChange]);

  return null;
}

/** Browsers count timers in 31 bits. It's read again much sooner anyway. */
const LONGEST_TIMER_MS = 2_147_483_647;
