"use client";

import clsx from "clsx";
import { ShowApplause } from "@/components/room/show-applause";
import { ShowMusic } from "@/components/room/show-music";
import { useRenderMedia } from "@/components/room/use-render-media";
import { useStageSound } from "@/components/room/use-stage-sound";
import { useStore } from "@/components/room/use-store";
import { RisingMarks } from "@/components/stage/rising-marks";
import { Stage } from "@/components/stage/stage";
import { CARDS_BELOW_PX, StageBelow } from "@/components/stage/stage-below";
import { StageSoundContext } from "@/components/stage/stage-sound";
import type { CaptionLine } from "@/components/stage/types";
import { orPaused, useFreshCaptions } from "@/components/stage/use-fresh-captions";
import { useStageLook } from "@/components/stage/use-stage-look";
import { useNarrow } from "@/components/ui/use-narrow";
import { screenOwner } from "@/lib/room/viewer-room";
import { secondsUntilAir } from "@/lib/stage/seconds-until-air";
import { STAGE_WORDS } from "@/lib/stage/words/stage-words";
import type { StageLook } from "@/lib/theme/stage-look";
import { CancelCountdown } from "./cancel-countdown";
import { StageDropHint } from "./drag-people";
import { useServerNow, useStudio } from "./studio-context";
import { useRedLight } from "./use-red-light";

/** Exactly what viewers see, as large as the space allows. On a phone the cards follow below, as they do for viewers. */
export function Program() {
  const { controller, state, desk } = useStudio();
  const look = useStageLook(desk.event.theme, desk.event.brand.accent);
  const room = useStore(controller.show);
  const red = useRedLight();
  const narrow = useNarrow(CARDS_BELOW_PX);
  const votes = useStore(controller.feed.besideChat);
  const captions = orPaused(useFreshCaptions(votes), votes.captioning, STAGE_WORDS.captionsPaused);
  const heard = useStageSound(room.speaking);
  return (
    <div className="flex min-h-0 flex-1 flex-col sm:min-h-48 sm:p-3">
      <div className="grid place-items-center sm:@container-[size] sm:min-h-0 sm:flex-1">
        <div
          data-drop="stage"
          className={clsx(
            "relative w-full overflow-hidden outline-2 transition-[outline-color] sm:w-[min(100cqw,calc(100cqh*16/9))] sm:rounded-media",
            red ? "outline-live-fill" : state.rehearsal ? "outline-warn" : "outline-line",
          )}
        >
          <StageSoundContext value={heard}>
            <ProgramStage plain={narrow} captions={captions} look={look} />
          </StageSoundContext>
          <RisingMarks counts={votes.reactions} />
          <ShowMusic state={state} speaking={room.speaking} />
          <ShowApplause state={state} />
          {state.phase === "idle" && (
            <p className="absolute top-3 left-3 rounded-full bg-black/75 px-3 py-1 font-medium text-sm text-white">
              {state.rehearsal ? "Rehearsal" : "Preview"}: the audience sees nothing
            </p>
          )}
          <StageDropHint />
          <Countdown />
          <CancelCountdown />
        </div>
      </div>
      {narrow && (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <StageBelow state={state} votes={votes} look={look} />
        </div>
      )}
    </div>
  );
}

interface ProgramStageProps {
  plain: boolean;
  captions: readonly CaptionLine[];
  look: StageLook | undefined;
}

function ProgramStage({ plain, captions, look }: ProgramStageProps) {
  const { controller, state, me, desk } = useStudio();
  const room = useStore(controller.show);
  const { screen } = useStore(controller.media);
  const renderMedia = useRenderMedia({ media: controller.media, show: controller.show, me });
  const votes = useStore(controller.feed.besideChat);
  const onStage = state.stage.some(({ identity }) => identity === me);
  const screenOf = screen && onStage ? me : screenOwner(room, state.stage);
  return (
    <Stage
      state={state}
      renderMedia={renderMedia}
      screenOf={screenOf}
      speaking={room.speaking}
      look={look}
      logo={desk.event.brand.logo ?? undefined}
      votes={votes}
      captions={captions}
      plain={plain}
      empty="The stage is empty. Bring someone on stage from the strip below."
    />
  );
}

/**
 * The countdown over the program when a show resumes, also announced to screen readers. Before a show, the
 * stage itself shows it.
 */
function Countdown() {
  const { state } = useStudio();
  const seconds = secondsUntilAir(state, useServerNow(100));
  if (seconds === 0 || state.phase !== "live") return null;
  return (
    <div
      role="timer"
      aria-live="assertive"
      className="absolute inset-0 grid place-items-center bg-black/60 text-white"
    >
      <div className="flex flex-col items-center gap-2">
        <p className="font-medium text-lg">On air in</p>
        <p className="tabular font-semibold text-[8rem] leading-none">{seconds}</p>
      </div>
    </div>
  );
}
