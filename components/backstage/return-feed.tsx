"use client";

import { Volume2, VolumeX } from "lucide-react";
import { useCallback, useState } from "react";
import { OwnPicture } from "@/components/room/own-picture";
import { Picture } from "@/components/room/picture";
import { ShowMusic } from "@/components/room/show-music";
import { useStore } from "@/components/room/use-store";
import { Stage } from "@/components/stage/stage";
import type { RenderMedia } from "@/components/stage/types";
import { Button } from "@/components/ui/button";
import { screenOwner } from "@/lib/room/viewer-room";
import type { BackstageController } from "./backstage-controller";
import type { Welcome } from "./backstage-types";

/** The show as it is, with its sound. */
export function ReturnFeed({ controller, welcome }: { controller: BackstageController; welcome: Welcome }) {
  const { state } = useStore(controller.stage);
  const room = useStore(controller.show);
  const me = useStore(controller.identity);
  const { camera, screen } = useStore(controller.media);
  const [sound, setSound] = useState(true);
  const { pictures } = room;
  const renderMedia = useCallback<RenderMedia>(
    (identity, kind) => {
      if (identity === me) {
        const track = kind === "camera" ? camera : screen;
        return track && <OwnPicture track={track} whole={kind === "screen"} />;
      }
      const source = pictures >= 0 ? controller.show.picture(identity, kind) : null;
      return source && <Picture key={source.id} source={source} />;
    },
    [controller, me, camera, screen, pictures],
  );
  if (!state) return null;
  const blocked = !room.canPlayAudio;
  const turn = () => {
    if (blocked) return void controller.show.startAudio();
    controller.show.audio.setOn(!sound);
    setSound(!sound);
  };
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-medium text-base">The stage</h2>
        <Button
          size="sm"
          variant={blocked ? "primary" : "ghost"}
          icon={
            sound && !blocked ? (
              <Volume2 className="size-4" aria-hidden />
            ) : (
              <VolumeX className="size-4" aria-hidden />
            )
          }
          onClick={turn}
        >
          {blocked ? "Turn sound on" : sound ? "Sound on" : "Sound off"}
        </Button>
      </div>
      <ShowMusic state={state} sound={sound} />
      <Stage
        state={state}
        renderMedia={renderMedia}
        screenOf={screenOwner(room, state.stage)}
        speaking={room.speaking}
        accent={welcome.event.brand.accent ?? undefined}
        logo={welcome.event.brand.logo}
        empty="Nobody is on the stage yet."
        className="rounded-media"
      />
    </section>
  );
}
