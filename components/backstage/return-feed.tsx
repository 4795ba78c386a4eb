"use client";

import { Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { ShowApplause } from "@/components/room/show-applause";
import { ShowMusic } from "@/components/room/show-music";
import { useRenderMedia } from "@/components/room/use-render-media";
import { useStageSound } from "@/components/room/use-stage-sound";
import { useStore } from "@/components/room/use-store";
import { BoardContext } from "@/components/stage/board/board-context";
import { Stage } from "@/components/stage/stage";
import { StageSoundContext } from "@/components/stage/stage-sound";
import { StageClockContext } from "@/components/stage/use-now";
import { useStageLook } from "@/components/stage/use-stage-look";
import { Button } from "@/components/ui/button";
import { screenOwner } from "@/lib/room/viewer-room";
import type { BackstageController } from "./backstage-controller";
import type { Welcome } from "./backstage-types";

/** The live stage with sound. */
export function ReturnFeed({ controller, welcome }: { controller: BackstageController; welcome: Welcome }) {
  const { state } = useStore(controller.stage);
  const room = useStore(controller.show);
  const me = useStore(controller.identity);
  const look = useStageLook(welcome.event.theme, welcome.event.brand.accent);
  const [sound, setSound] = useState(true);
  const { sounding } = useStore(controller.cues.view);
  const heard = useStageSound(room.speaking, sound, sounding);
  const renderMedia = useRenderMedia({ media: controller.media, show: controller.show, me });
  if (!state) return null;
  const blocked = !room.canPlayAudio;
  const turn = () => {
    if (blocked) return controller.startAudio();
    controller.show.audio.setOn(!sound);
    setSound(!sound);
  };
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-medium text-base">Stage</h2>
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
          {blocked ? "Turn on sound" : sound ? "Mute stage" : "Unmute stage"}
        </Button>
      </div>
      <ShowMusic state={state} speaking={room.speaking} sound={sound} beneath={sounding} />
      <ShowApplause state={state} sound={sound} />
      <StageClockContext value={controller.stage.clock.now}>
        <BoardContext value={controller.board}>
          <StageSoundContext value={heard}>
            <Stage
              state={state}
              renderMedia={renderMedia}
              screenOf={screenOwner(room, state.stage)}
              speaking={room.speaking}
              look={look}
              logo={welcome.event.brand.logo}
              empty="No one is on stage yet."
              className="rounded-media"
            />
          </StageSoundContext>
        </BoardContext>
      </StageClockContext>
    </section>
  );
}
