"use client";

import { useCallback } from "react";
import type { RenderMedia } from "@/components/stage/types";
import type { LocalMedia } from "@/lib/room/local-media";
import type { RoomSession } from "@/lib/room/room-session";
import { isSamePerson } from "@/lib/stage/room-identity";
import { OwnPicture } from "./own-picture";
import { Picture } from "./picture";
import { useStore } from "./use-store";

interface Sources {
  media: LocalMedia;
  show: RoomSession;
  /** The viewer's identity in the room; null until there is one. */
  me: string | null;
}

/**
 * Renders the videos of a stage that includes the viewer: their own straight from the devices, everyone
 * else's from the room.
 */
export function useRenderMedia({ media, show, me }: Sources): RenderMedia {
  const { camera, screen } = useStore(media);
  // Read so that the stage renders again when a video starts or stops.
  const { pictures } = useStore(show);
  return useCallback<RenderMedia>(
    (identity, kind) => {
      // If another tab of the viewer publishes, the audience sees that tab's video, so show it here too.
      const source = pictures >= 0 ? show.picture(identity, kind) : null;
      if (source) return <Picture key={source.id} source={source} />;
      if (me === null || !isSamePerson(identity, me)) return null;
      const track = kind === "camera" ? camera : screen;
      return track && <OwnPicture track={track} whole={kind === "screen"} />;
    },
    [show, me, camera, screen, pictures],
  );
}
