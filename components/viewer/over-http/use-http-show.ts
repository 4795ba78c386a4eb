"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import type { FeedView } from "@/lib/live";
import type { HttpShow, HttpView } from "@/lib/room/http/http-show";
import type { HttpReason } from "@/lib/room/http/way";
import { tabName } from "@/lib/room/tab-name";
import { phaseOf, type ShowState } from "../use-show";
import type { ViewerConnection } from "../use-viewer-room";
import { useViewer } from "../viewer-context";

const RETRY_MS = 2_000;
/** Not while the show isn't on air: it may resume. */
const FINAL = ["unauthorized", "not_found", "gone", "client_inactive"];
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (FINAL.includes(error.code) || ["http_off", "removed"].includes(error.fields.status ?? ""));
const never = () => () => {};
const nothing = () => null;

export interface Shown {
  /** Null in the room, and until its code is loaded. */
  http: HttpShow | null;
  /** What the page shows: over HTTP, what the picture has got to. */
  show: ShowState;
  feed: FeedView;
}

/** The show and its feed as they are shown: held back over HTTP, until the picture gets there. */
export function useHttpShow(connection: ViewerConnection, live: ShowState): Shown {
  const { way, feed } = connection;
  const http = useFollowed(way.over, connection, live);
  const view = useSyncExternalStore<HttpView | null>(
    http?.subscribe ?? never,
    http?.get ?? nothing,
    http?.get ?? nothing,
  );
  const { stage = null, held } = view ?? {};
  const show = useMemo<ShowState>(
    () => (http && stage ? { ...live, stage, phase: phaseOf(live.eventState, stage), now: http.now } : live),
    [live, http, stage],
  );
  const shownFeed = useMemo<FeedView>(() => (held ? { ...feed, ...held, saying: {} } : feed), [feed, held]);
  return { http, show, feed: shownFeed };
}

/** Follows the show over HTTP if there is a reason to. Its code is loaded only then. */
function useFollowed(over: HttpReason | null, connection: ViewerConnection, { sync }: ShowState) {
  const { view, as, place } = useViewer();
  const { slug } = view;
  const { chat, onBarred } = connection;
  const { lose } = place;
  const [http, setHttp] = useState<HttpShow | null>(null);
  useEffect(() => {
    if (over === null) return;
    const leaving = new AbortController();
    const watch = async () => {
      try {
        const body = { tab: await tabName() };
        const call = { as, params: { slug }, body, patience: "once" } as const;
        return (await audienceApi("watchOverHttp", call)).data;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.fields.status === "http_off") onBarred();
        if (error.code === "unauthorized") lose();
        throw error;
      }
    };
    const follow = async () => {
      const { HttpShow: Show } = await import("@/lib/room/http/http-show");
      if (leaving.signal.aborted) return;
      const followed = new Show({ stage: sync, feed: chat, watch, isFinal });
      followed.start();
      setHttp(followed);
      leaving.signal.addEventListener("abort", () => followed.stop());
    };
    const attempt = (): void => {
      follow().catch(() => {
        const timer = setTimeout(attempt, RETRY_MS);
        leaving.signal.addEventListener("abort", () => clearTimeout(timer));
      });
    };
    attempt();
    return () => {
      leaving.abort();
      setHttp(null);
    };
  }, [over, slug, as, sync, chat, onBarred, lose]);
  return http;
}
