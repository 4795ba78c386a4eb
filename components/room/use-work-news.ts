"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import type { LocalMedia } from "@/lib/room/local-media";
import { useStorePart } from "./use-store";
import { workWords } from "./work-note";

/** Says at once, wherever on the page somebody is, when their picture goes out as it is. */
export function useWorkNews(media: LocalMedia): void {
  const state = useStorePart(media, ({ cameraWork }) => cameraWork);
  useEffect(() => {
    if (state !== "too_slow" && state !== "failed") return;
    const onClick = () => void media.tryAgain();
    toast.warning(workWords(state), { duration: 15_000, action: { label: "Try again", onClick } });
  }, [media, state]);
}
