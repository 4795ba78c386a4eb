"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import type { RoomView } from "@/lib/room/types";
import { connectViewer, type ViewerRoom } from "@/lib/room/viewer-room";
import { useViewer } from "./viewer-context";

const FINAL = ["unauthorized", "not_found", "gone", "client_inactive", "not_live"];
const isFinal = (error: unknown): boolean => error instanceof ApiError && FINAL.includes(error.code);

/** The connection to the room, for as long as the player stands. */
export function useViewerRoom(): { room: ViewerRoom; state: RoomView } {
  const { view, show, place } = useViewer();
  const { slug } = view;
  const { sync } = show;
  const lose = useRef(place.lose);
  lose.current = place.lose;
  const [room] = useState(() =>
    connectViewer({
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
    }),
  );
  const state = useSyncExternalStore(room.subscribe, room.state, room.state);
  const mounted = useRef(false);
  useEffect(() => {
    // Development mounts twice: what was left a moment ago is joined again.
    if (mounted.current) room.retry();
    mounted.current = true;
    return () => void room.disconnect();
  }, [room]);
  const volume = show.stage?.volumes.program ?? 100;
  useEffect(() => room.setVolume(volume), [room, volume]);
  return { room, state };
}
