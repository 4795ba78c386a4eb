"use client";

import clsx from "clsx";
import { Film, type LucideIcon, PenLine, Presentation } from "lucide-react";
import type { Scene } from "@/lib/stage";
import { useStudio } from "./studio-context";

/** Whether a scene's video can't be played; the scene continues without it. */
function useIsVideoMissing({ video }: Scene): boolean {
  const { prepared } = useStudio().desk;
  return video !== null && !prepared.videos.some(({ id }) => id === video.video_id);
}

/** An icon beside the title for what a scene puts on stage. */
export function SceneCue({ scene }: { scene: Scene }) {
  const isMissing = useIsVideoMissing(scene);
  const { desk } = useStudio();
  const video = desk.prepared.videos.find(({ id }) => id === scene.video?.video_id);
  const [Icon, words] = cueOf(scene, video?.title);
  if (!Icon) return null;
  return (
    <span title={words} className={clsx("ml-1.5 inline-block align-[-2px]", isMissing && "text-warn")}>
      <Icon className="size-4" aria-hidden />
      <span className="sr-only">, {words}</span>
    </span>
  );
}

function cueOf(
  { video, whiteboard, slide }: Scene,
  title: string | undefined,
): [LucideIcon, string] | [undefined, string] {
  if (video) return [Film, title === undefined ? "its video isn’t ready" : `plays “${title}”`];
  if (whiteboard) return [PenLine, "shows the whiteboard"];
  return slide ? [Presentation, `shows slide ${slide.page}`] : [undefined, ""];
}

/** Shown under the current scene when it started without its video. */
export function MissingVideo({ scene }: { scene: Scene }) {
  if (!useIsVideoMissing(scene)) return null;
  return (
    <p role="status" className="px-4 pb-2 text-sm text-warn">
      The video isn’t ready or was deleted. The segment continues without it.
    </p>
  );
}
