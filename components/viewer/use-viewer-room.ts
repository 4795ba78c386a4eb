"use client";

import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from "react";
import { useStore } from "@/components/room/use-store";
import { audienceApi } from "@/lib/client/audience-api";
import type { CallAs } from "@/lib/client/call-endpoint";
import type { FeedView } from "@/lib/live";
import { BoardLine } from "@/lib/room/board-line";
import type { BoardSource } from "@/lib/room/board-sync";
import { FeedStore } from "@/lib/room/feed-store";
import { IN_ROOM, nextWay, type Way } from "@/lib/room/http/way";
import type { RoomView } from "@/lib/room/types";
import type { ViewerRoom } from "@/lib/room/viewer-room";
import { fetchFeed } from "./fetch-feed";
import { joinRoom } from "./join-room";
import { useShowState } from "./show-context";
import { useViewer } from "./viewer-context";

const never = () => () => {};
const nothing = () => null;

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
  /** Null before the first connection, and over HTTP unless it's being tried again. */
  room: ViewerRoom | null;
  state: RoomView | null;
  /** Whether the show is watched in the room or over HTTP. */
  way: Way;
  /** Joins the room if that is possible by now. The show goes on over HTTP until then. */
  tryRoom: () => void;
  /** The show isn't available over HTTP: back to the room for good. */
  onBarred: () => void;
  /** The whiteboard, while it is on stage. */
  board: BoardSource;
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

/** The room connection while the player is mounted. */
export function useViewerRoom(): ViewerConnection {
  const { view, place, as, takesPart } = useViewer();
  const { sync, stage, phase } = useShowState();
  const { slug } = view;
  const [room, setRoom] = useState<ViewerRoom | null>(null);
  const [way, change] = useReducer(nextWay, IN_ROOM);
  const [invitations, setInvitations] = useState(0);
  const [asked, setAsked] = useState(0);
  const [viewers, setViewers] = useState<number | null>(null);
  const lose = useRef(place.lose);
  lose.current = place.lose;

  const [feed] = useState(() => new FeedStore((after) => fetchFeed({ slug, as }, after)));
  const [board] = useState(() => boardOf(slug, as));
  const wantsRoom = way.over === null || way.isTrying;
  useEffect(() => {
    if (!wantsRoom) return;
    const joined = joinRoom({
      ...{ slug, as, sync, feed, board: board.line },
      onInvitation: () => setInvitations((count) => count + 1),
      onAsked: () => setAsked((count) => count + 1),
      onViewers: setViewers,
      onOut: (reason) => change({ out: reason }),
      onJoined: () => change("joined"),
      onUnauthorized: () => lose.current(),
    });
    setRoom(joined.room);
    return () => {
      joined.leave();
      setRoom(null);
      setViewers(null);
    };
  }, [slug, as, sync, feed, board, wantsRoom]);

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
  const volume = stage?.volumes.program ?? 100;
  useEffect(() => room?.setVolume(volume), [room, volume]);
  const isClosed = state?.ended === "closed";
  const known = useRef(stage);
  useEffect(() => {
    const isNews = stage !== known.current;
    known.current = stage;
    // The show is live all the same, or again.
    if (isNews && isClosed && phase === "live") room?.retry();
  }, [room, stage, isClosed, phase]);
  const tryRoom = useCallback(() => change("try_room"), []);
  const onBarred = useCallback(() => change("barred"), []);
  const heard = useStore(feed.besideChat);
  return { room, state, way, tryRoom, onBarred, board, invitations, asked, viewers, feed: heard, chat: feed };
}
