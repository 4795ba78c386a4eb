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
  /** One's own name in the room, once there is one. */
  me: string | null;
}

/** The pictures of a stage that one stands on oneself: one's own from the devices, everybody else's from the room. */
export function useRenderMedia({ media, show, me }: Sources): RenderMedia {
  const { camera, screen } = useStore(media);
  // Read so that a picture that comes or goes draws the stage again.
  const { pictures } = useStore(show);
  return useCallback<RenderMedia>(
    (identity, kind) => {
      // Where another tab of one's own sends, its picture is the one that the audience sees.
      const source = pictures >= 0 ? show.picture(identity, kind) : null;
      if (source) return <Picture key={source.id} source={source} />;
      if (me === null || !isSamePerson(identity, me)) return null;
      const track = kind === "camera" ? camera : screen;
      return track && <OwnPicture track={track} whole={kind === "screen"} />;
    },
    [show, me, camera, screen, pictures],
  );
}
