"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { VideoSource } from "@/lib/room/types";

/** Someone else's live video. Fills its box. */
export function Picture({ source, className }: { source: VideoSource; className?: string }) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!element.current) return;
    return source.attach(element.current);
  }, [source]);
  return (
    <video ref={element} autoPlay muted playsInline className={clsx("size-full object-cover", className)} />
  );
}
