"use client";

import { useEffect, useRef } from "react";
import type { Playback } from "@/components/program/use-playback";
import { afterApi } from "@/lib/client/after-api";
import { useViewer } from "../viewer-context";
import { Watched } from "./watched";

const EVERY_MS = 15_000;

/** Reports how long the replay has played on this page: regularly, when it stops, and when the page is left. */
export function useWatched({ playing, waiting }: Playback): void {
  const {
    view: { slug },
    place: { place },
  } = useViewer();
  const as = place.kind === "in" && place.as === "attendee" ? "attendee" : "public";
  const counted = useRef<Watched | null>(null);
  const runs = playing && !waiting;

  useEffect(() => {
    const view = crypto.randomUUID();
    const watched = new Watched((ms) => {
      const call = { as: `${as}:${slug}`, params: { slug }, body: { view, ms }, patience: "once" } as const;
      afterApi("watchReplay", call).catch(() => undefined);
    });
    counted.current = watched;
    const report = () => watched.report(performance.now());
    const timer = setInterval(report, EVERY_MS);
    const hide = () => document.visibilityState === "hidden" && report();
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", report);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", report);
      report();
    };
  }, [slug, as]);

  useEffect(() => {
    // Another person's playback is counted from its own start.
    void as;
    counted.current?.set(runs, performance.now());
  }, [runs, as]);
}
