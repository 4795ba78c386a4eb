"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";

interface OwnPictureProps {
  track: MediaStreamTrack;
  /** Mirrored for the person only, never in the show. */
  mirrored?: boolean;
  /** Show all of it instead of filling the box. */
  whole?: boolean;
  className?: string;
}

/** The person's own camera or screen, straight from the device. */
export function OwnPicture({ track, mirrored, whole, className }: OwnPictureProps) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    video.srcObject = new MediaStream([track]);
    return () => {
      video.srcObject = null;
    };
  }, [track]);
  return (
    <video
      ref={element}
      autoPlay
      muted
      playsInline
      className={clsx(
        "size-full",
        whole ? "object-contain" : "object-cover",
        mirrored && "-scale-x-100",
        className,
      )}
    />
  );
}
