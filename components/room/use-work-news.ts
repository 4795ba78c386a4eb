"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import type { Device, LocalMedia } from "@/lib/room/local-media";
import { useStorePart } from "./use-store";
import { gaveUp, workWords } from "./work-note";

/** Shows a toast when video or audio effects can't be applied as selected. */
export function useWorkNews(media: LocalMedia): void {
  useNewsOf(media, "camera");
  useNewsOf(media, "microphone");
}

function useNewsOf(media: LocalMedia, device: Device): void {
  const state = useStorePart(media, ({ work }) => work[device]);
  useEffect(() => {
    if (!gaveUp(state)) return;
    const onClick = () => void media.tryAgain(device);
    toast.warning(workWords(device, state), { duration: 15_000, action: { label: "Try again", onClick } });
  }, [media, device, state]);
}
