"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import type { LocalMedia } from "@/lib/room/local-media";
import { useStorePart } from "./use-store";
import { workWords } from "./work-note";

/** Says at once, wherever on the page somebody is, when their picture or sound goes out as it is. */
export function useWorkNews(media: LocalMedia): void {
  useNewsOf(media, "camera");
  useNewsOf(media, "microphone");
}

function useNewsOf(media: LocalMedia, what: "camera" | "microphone"): void {
  const state = useStorePart(media, ({ work }) => work[what]);
  useEffect(() => {
    if (state !== "too_slow" && state !== "failed") return;
    const onClick = () => void media.tryAgain(what);
    toast.warning(workWords(state, what), { duration: 15_000, action: { label: "Try again", onClick } });
  }, [media, what, state]);
}
