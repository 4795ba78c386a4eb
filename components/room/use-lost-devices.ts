"use client";

import { useEffect, useRef } from "react";
import { toast } from "sonner";
import type { Device, LocalMedia, LocalMediaView } from "@/lib/room/local-media";
import { useStorePart } from "./use-store";

const NOTICE_MS = 15_000;

type Media = Pick<LocalMedia, "get" | "subscribe" | "deviceInUse">;

/** Shows a toast when a device was disconnected, with what replaces it. */
export function useLostDevices(media: Media): void {
  useLost(media, "camera");
  useLost(media, "microphone");
}

function useLost(media: Media, device: Device): void {
  const lost = useStorePart(media, (view: LocalMediaView) => view.lost[device]);
  const opening = useStorePart(media, (view: LocalMediaView) => view.opening[device]);
  const shown = useRef<object>(null);
  useEffect(() => {
    const id = `lost-${device}`;
    if (lost === null && shown.current !== null) {
      shown.current = null;
      toast.dismiss(id);
    }
    // What replaces it is known once it is open.
    if (opening || lost === shown.current) return;
    shown.current = lost;
    const { devices, problems } = media.get();
    const used = devices[`${device}s`].find((each) => each.id === media.deviceInUse(device));
    const problem = problems[device];
    toast.warning(`Your ${device} was disconnected`, {
      id,
      description: problem ? `${problem.title}.` : used && `Using ${used.label}.`,
      duration: problem ? Number.POSITIVE_INFINITY : NOTICE_MS,
    });
  }, [media, device, lost, opening]);
}
