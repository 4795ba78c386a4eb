"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { PictureChoice } from "@/lib/room/picture-choice";
import type { Quality, RoomView } from "@/lib/room/types";
import type { ViewerRoom } from "@/lib/room/viewer-room";
import { WeakNetwork } from "./weak-network";

const LOOK_MS = 1_000;

export interface WatchedPictures {
  /** Why there is no video now; null if there is. */
  without: "chosen" | "weak" | null;
  /** Turns video on anyway, and stops judging the network on this page. */
  show: () => void;
}

/** Receives video as the viewer chose, or sound only while the network is too weak. */
export function usePictures(
  room: ViewerRoom | null,
  state: RoomView | null,
  chosen: PictureChoice,
  choose: (choice: PictureChoice) => void,
): WatchedPictures {
  const [weak, setWeak] = useState(false);
  const [insists, setInsists] = useState(false);
  const quality = useRef<Quality>("unknown");
  quality.current = state?.members.find(({ me }) => me)?.quality ?? "unknown";
  const judges = chosen === "auto" && !insists;
  useEffect(() => {
    if (!judges) return setWeak(false);
    const network = new WeakNetwork();
    const timer = setInterval(() => setWeak(network.judge(quality.current, Date.now())), LOOK_MS);
    return () => clearInterval(timer);
  }, [judges]);
  const received = weak ? "none" : chosen;
  useEffect(() => room?.choosePictures(received), [room, received]);
  const show = useCallback(() => {
    if (chosen === "none") choose("auto");
    setInsists(true);
  }, [chosen, choose]);
  return { without: chosen === "none" ? "chosen" : weak ? "weak" : null, show };
}
