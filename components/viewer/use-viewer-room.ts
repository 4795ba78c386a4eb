"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import type { RoomView } from "@/lib/room/types";
import { connectViewer, type ViewerRoom } from "@/lib/room/viewer-room";
import { useViewer } from "./viewer-context";

const FINAL = ["unauthorized", "not_found", "gone", "client_inactive", "not_live"];
const isFinal = (error: unknown): boolean => error instanceof ApiError && FINAL.includes(error.code);
const never = () => () => {};
const nothing = () => null;

export interface ViewerConnection {
  room: ViewerRoom;
  state: RoomView;
}

/** The connection to the room, for as long as the player stands; null for the moment before it begins. */
export function useViewerRoom(): ViewerConnection | null {
  const { view, show, place } = useViewer();
  const { slug } = view;
  const { sync } = show;
  const [room, setRoom] = useState<ViewerRoom | null>(null);
  const lose = useRef(place.lose);
  lose.current = place.lose;

  useEffect(() => {
    const joined = connectViewer({
      getToken: async () => {
        try {
          const { data } = await api("viewerRoomToken", { as: `attendee:${slug}`, params: { slug } });
          return { url: data.url, token: data.token };
        } catch (error) {
          if (error instanceof ApiError && error.code === "unauthorized") lose.current();
          throw error;
        }
      },
      isFinal,
      onMessage: (topic, text) => topic === "stage" && sync.hear(text),
      onJoined: () => sync.refresh(),
    });
    setRoom(joined);
    return () => void joined.disconnect();
  }, [slug, sync]);

  const state = useSyncExternalStore<RoomView | null>(
    room?.subscribe ?? never,
    room?.state ?? nothing,
    room?.state ?? nothing,
  );
  const volume = show.stage?.volumes.program ?? 100;
  useEffect(() => room?.setVolume(volume), [room, volume]);
  return room && state && { room, state };
}
