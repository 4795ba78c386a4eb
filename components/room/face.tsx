"use client";

import { Avatar } from "@/components/ui/avatar";
import type { VideoSource } from "@/lib/room/types";
import { Picture } from "./picture";

interface FaceProps {
  /** Camera video; null while it's off. */
  source: VideoSource | null | undefined;
  name: string;
  photo?: string | null;
  /** Avatar size in pixels. */
  size: number;
}

/** Camera video, or a photo or initials. Fills its container. */
export function Face({ source, name, photo, size }: FaceProps) {
  if (source) return <Picture key={source.id} source={source} />;
  return (
    <div className="grid size-full place-items-center">
      <Avatar name={name} src={photo} size={size} />
    </div>
  );
}
