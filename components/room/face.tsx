"use client";

import { Avatar } from "@/components/ui/avatar";
import type { VideoSource } from "@/lib/room/types";
import { Picture } from "./picture";

interface FaceProps {
  /** Of somebody's camera; null while it sends nothing. */
  source: VideoSource | null | undefined;
  name: string;
  photo?: string | null;
  /** Of what stands in for the picture, in pixels. */
  size: number;
}

/** Somebody's picture, or their photo or initials. It fills what it stands in. */
export function Face({ source, name, photo, size }: FaceProps) {
  if (source) return <Picture key={source.id} source={source} />;
  return (
    <div className="grid size-full place-items-center">
      <Avatar name={name} src={photo} size={size} />
    </div>
  );
}
