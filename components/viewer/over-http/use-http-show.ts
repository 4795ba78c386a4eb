"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { FeedView } from "@/lib/live";
import type { HttpShow, HttpView } from "@/lib/room/http/http-show";
import type { HttpReason } from "@/lib/room/http/way";
import { phaseOf, type ShowState } from "../use-show";
import type { ViewerConnection } from "../use-viewer-room";
import { useViewer } from "../viewer-context";

const RETRY_MS = 2_000;
const never = () => () => {};
const nothing = () => null;

export interface Shown {
  /** Null in the room, and until its code is loaded. */
  http: HttpShow | null;
  /** What the page shows: over HTTP, what the picture has got to. */
  show: ShowState;
  feed: FeedView;
  /** Someone on stage is neither seen nor heard over HTTP. */
  isSomeoneLeftOut: boolean;
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
  const { stage = null, held, isSomeoneLeftOut = false } = view ?? {};
  const show = useMemo<ShowState>(
    () => (http && stage ? { ...live, stage, phase: phaseOf(live.eventState, stage), now: http.now } : live),
    [live, http, stage],
  );
  const shownFeed = useMemo<FeedView>(() => (held ? { ...feed, ...held, saying: {} } : feed), [feed, held]);
  return { http, show, feed: shownFeed, isSomeoneLeftOut };
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
    const follow = async () => {
      const { followShow } = await import("./follow-show");
      if (leaving.signal.aborted) return;
      const followed = followShow({
        slug,
        as,
        cause: over,
        stage: sync,
        feed: chat,
        onBarred,
        onUnauthorized: lose,
      });
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
