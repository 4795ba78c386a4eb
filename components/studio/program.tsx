"use client";

import clsx from "clsx";
import { ShowMusic } from "@/components/room/show-music";
import { useRenderMedia } from "@/components/room/use-render-media";
import { useStore } from "@/components/room/use-store";
import { Stage } from "@/components/stage/stage";
import { screenOwner } from "@/lib/room/viewer-room";
import { isAccent, readableAccent } from "@/lib/theme/accent";
import { secondsUntilAir } from "./seconds-until";
import { useServerNow, useStudio } from "./studio-context";

const STAGE_BLACK = "#0c0c11";

/** Exactly what viewers see, as large as there is room for. */
export function Program() {
  const { state, onAir } = useStudio();
  return (
    <div className="@container-[size] grid min-h-40 flex-1 place-items-center">
      <div
        className={clsx(
          "relative overflow-hidden rounded-media outline-2 transition-[outline-color]",
          onAir ? "outline-live-fill" : "outline-line",
        )}
        style={{ width: "min(100cqw, calc(100cqh * 16 / 9))" }}
      >
        <ProgramStage />
        <ShowMusic state={state} />
        {state.phase === "idle" && (
          <p className="absolute top-3 left-3 rounded-full bg-black/75 px-3 py-1 font-medium text-sm text-white">
            Preview: the audience sees nothing yet
          </p>
        )}
        <Countdown />
      </div>
    </div>
  );
}

function ProgramStage() {
  const { controller, state, room, me, desk } = useStudio();
  const { screen } = useStore(controller.media);
  const renderMedia = useRenderMedia({ media: controller.media, show: controller.show, me });
  const votes = useStore(controller.feed);
  const brand = desk.event.brand.accent;
  const accent = isAccent(brand) ? readableAccent(brand, STAGE_BLACK) : undefined;
  const onStage = state.stage.some(({ identity }) => identity === me);
  const screenOf = screen && onStage ? me : screenOwner(room, state.stage);
  return (
    <Stage
      state={state}
      renderMedia={renderMedia}
      screenOf={screenOf}
      speaking={room.speaking}
      accent={accent}
      logo={desk.event.brand.logo ?? undefined}
      votes={votes}
      empty="Nobody is on the stage. Bring somebody on from the strip below."
    />
  );
}

/** Three, two, one, over the program and read aloud. */
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
