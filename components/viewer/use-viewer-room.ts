"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useStore } from "@/components/room/use-store";
import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import type { CallAs } from "@/lib/client/call-endpoint";
import type { FeedView } from "@/lib/live";
import { BoardLine } from "@/lib/room/board-line";
import type { BoardSource } from "@/lib/room/board-sync";
import { FeedStore } from "@/lib/room/feed-store";
import { tabName } from "@/lib/room/tab-name";
import type { RoomView } from "@/lib/room/types";
import { connectViewer, type ViewerRoom } from "@/lib/room/viewer-room";
import { useShowState } from "./show-context";
import { useViewer } from "./viewer-context";

const FINAL = ["unauthorized", "not_found", "gone", "client_inactive", "not_live"];
const isFinal = (error: unknown): boolean => error instanceof ApiError && FINAL.includes(error.code);
const never = () => () => {};
const nothing = () => null;

async function feedAfter(slug: string, as: CallAs, after: number) {
  const { data } = await audienceApi("getAudienceFeed", {
    as,
    params: { slug },
    query: { after },
    patience: "once",
  });
  return data;
}

const boardOf = (slug: string, as: CallAs): BoardSource => ({
  line: new BoardLine(),
  inAudience: true,
  fetch: async (after) =>
    (
      await audienceApi("getAudienceWhiteboard", {
        as,
        params: { slug },
        query: { after },
        patience: "once",
      })
    ).data,
});

export interface ViewerConnection {
  room: ViewerRoom;
  /** The whiteboard, while it is on stage. */
  board: BoardSource;
  state: RoomView;
  /** Increases when an invitation to the stage may have changed. */
  invitations: number;
  /** Increases when the host asks to unmute. */
  asked: number;
  /** The feed without the chat, which renders separately. */
  feed: FeedView;
  chat: FeedStore;
  /** Number of viewers; null if the host hides it. */
  viewers: number | null;
}

/** The room connection while the player is mounted; null until it is created. */
export function useViewerRoom(): ViewerConnection | null {
  const { view, place, as, takesPart } = useViewer();
  const show = useShowState();
  const { slug } = view;
  const { sync } = show;
  const [room, setRoom] = useState<ViewerRoom | null>(null);
  const [invitations, setInvitations] = useState(0);
  const [asked, setAsked] = useState(0);
  const [viewers, setViewers] = useState<number | null>(null);
  const lose = useRef(place.lose);
  lose.current = place.lose;

  const [feed] = useState(() => new FeedStore((after) => feedAfter(slug, as, after)));
  const [board] = useState(() => boardOf(slug, as));
  useEffect(() => {
    const joined = connectViewer({
      getToken: async () => {
        try {
          const body = { tab: await tabName() };
          const { data } = await audienceApi("viewerRoomToken", {
            as,
            params: { slug },
            body,
            patience: "once",
          });
          if ("over_http" in data) throw new Error("This show has to be watched over HTTP.");
          if (data.asked_on) setInvitations((count) => count + 1);
          return { url: data.url, token: data.token };
        } catch (error) {
          if (error instanceof ApiError && error.code === "unauthorized") lose.current();
          throw error;
        }
      },
      isFinal,
      live: {
        stage: sync,
        feed: feed.followed,
        onSaying: feed.saying,
        board: board.line,
        onViewers: setViewers,
        onSignal: (signal) => {
          if (signal === "invitation") setInvitations((count) => count + 1);
          if (signal === "ask_unmute") setAsked((count) => count + 1);
        },
      },
    });
    setRoom(joined);
    return () => void joined.disconnect();
  }, [slug, as, sync, feed, board]);

  const state = useSyncExternalStore<RoomView | null>(
    room?.subscribe ?? never,
    room?.state ?? nothing,
    room?.state ?? nothing,
  );
  const isRemoved = state?.ended === "removed";
  useEffect(() => {
    // Not aimed at this viewer: the show is no longer open to everyone.
    if (isRemoved && !takesPart) lose.current();
  }, [isRemoved, takesPart]);
  const volume = show.stage?.volumes.program ?? 100;
  useEffect(() => room?.setVolume(volume), [room, volume]);
  const { phase } = show;
  const wasOver = useRef(false);
  useEffect(() => {
    if (phase === "ended") wasOver.current = true;
    if (phase !== "live" || !wasOver.current) return;
    // The show resumed, but its room may have been closed in between.
    wasOver.current = false;
    const ended = room?.state().ended;
    if (ended === "closed" || ended === "refused") room?.retry();
  }, [room, phase]);
  const heard = useStore(feed.besideChat);
  return room && state && { room, board, state, invitations, asked, viewers, feed: heard, chat: feed };
}
