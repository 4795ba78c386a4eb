"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ApiError } from "@/lib/client/api-error";
import { publicApi } from "@/lib/client/public-api";
import { StageSync } from "@/lib/room/stage-sync";
import type { SignupView } from "@/lib/signup/signup-view";
import type { StageState } from "@/lib/stage";
import { pollDelay } from "./poll-delay";

export interface ShowState {
  sync: StageSync;
  /** Null until loaded. */
  stage: StageState | null;
  /** The last request for the show failed. */
  stale: boolean;
  /** `draft`, `published`, `live`, `ended`, `cancelled`, `archived`. */
  eventState: string;
  startsAt: string | null;
  phase: "waiting" | "live" | "ended" | "closed";
  /** Returns the time of what is shown, in epoch milliseconds: the server's, or over HTTP the picture's. */
  now: () => number;
}

interface Facts {
  eventState: string;
  startsAt: string | null;
}

const CLOSED = ["cancelled", "archived", "draft"];

/** The show's current state: polled every few seconds, and updated by the room once connected. */
export function useShow(slug: string, start: Facts): ShowState {
  const [facts, setFacts] = useState(start);
  const sync = useMemo(() => {
    const options = {
      inAudience: true,
      // The show was deleted.
      isFinal: (error: unknown) => error instanceof ApiError && error.code === "not_found",
      everyMs: pollDelay(null, start.startsAt, Date.now()),
      fetch: async () => {
        const { data } = await publicApi("getStage", {
          as: `public:${slug}`,
          params: { slug },
          patience: "once",
        });
        setFacts((held) =>
          held.eventState === data.event_state && held.startsAt === data.starts_at
            ? held
            : { eventState: data.event_state, startsAt: data.starts_at },
        );
        options.everyMs = pollDelay(data.stage, data.starts_at, Date.parse(data.server_time));
        return { state: data.stage, epoch: data.epoch, server_time: data.server_time };
      },
    };
    return new StageSync(options);
  }, [slug, start.startsAt]);
  useEffect(() => {
    sync.start();
    const wake = () => document.visibilityState === "visible" && sync.wake();
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    return () => {
      sync.stop();
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
    };
  }, [sync]);
  const { state, stale } = useSyncExternalStore(sync.subscribe, sync.get, sync.get);
  return useMemo(
    () => ({
      sync,
      stage: state,
      stale,
      ...facts,
      phase: phaseOf(facts.eventState, state),
      now: sync.clock.now,
    }),
    [sync, state, stale, facts],
  );
}

export function phaseOf(eventState: string, stage: StageState | null): ShowState["phase"] {
  if (CLOSED.includes(eventState)) return "closed";
  if (stage?.phase === "live") return "live";
  if (stage?.phase === "ended" || eventState === "ended") return "ended";
  return "waiting";
}

/**
 * Whether the page doesn't fit the show any more: it was rendered as closed or over, and has no way in; or as open,
 * before the show ended, and doesn't know the next show.
 */
export function isRenderedBefore(
  phase: ShowState["phase"],
  { eventState, closedReason }: Pick<Facts, "eventState"> & Pick<SignupView, "closedReason">,
): boolean {
  if (phase !== "closed" && CLOSED.includes(eventState)) return true;
  if (phase === "live") return closedReason === "over";
  return phase !== "waiting" && closedReason === null;
}
