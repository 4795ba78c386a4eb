"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import type { Device, LocalMedia } from "@/lib/room/local-media";
import { useStorePart } from "./use-store";
import { gaveUp, workWords } from "./work-note";

/** Says at once, wherever on the page somebody is, when their picture or voice goes out otherwise than they chose. */
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
