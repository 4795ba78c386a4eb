"use client";

import clsx from "clsx";
import { type RefObject, useMemo } from "react";
import { personOf } from "@/lib/stage/room-identity";
import { lowerThirdPlace } from "./lower-third-place";
import css from "./stage.module.css";
import { StageCards, StageFoot } from "./stage-cards";
import { StageContent } from "./stage-content";
import { layersOf } from "./stage-layers";
import look from "./stage-look.module.css";
import { StagePerson } from "./stage-person";
import type { StageProps } from "./stage-props";
import { StageTicker } from "./stage-ticker";
import { useArea } from "./use-area";
import { useFlip } from "./use-flip";
import { useStageWords } from "./use-stage-words";
import { useTiles } from "./use-tiles";

interface StageFrameProps extends StageProps {
  frame: RefObject<HTMLElement | null>;
}

/** The pictures, and beside them whatever else is on: each thing in a place of its own. */
export function StageFrame(props: StageFrameProps) {
  const { state, frame, renderMedia, screenOf = null, speaking, aspect = "16:9", plain } = props;
  const [area, setArea] = useArea(frame);
  const { tiles, inFrame } = useTiles({ state, area, aspect, screenOf });
  const { announcer } = useStageWords();
  const flip = useFlip(inFrame);
  const layers = useMemo(
    () => layersOf(state, props.captions, announcer),
    [state, props.captions, announcer],
  );
  const owner = lowerThirdPlace(state, tiles, area);
  const ticker = state.ticker.visible && state.ticker.items.length > 0;
  return (
    <div className={css.frame} data-upright={aspect === "9:16" || undefined}>
      <div ref={setArea} className={css.picture}>
        {tiles.map((tile) => (
          <div
            key={tile.key}
            ref={flip(tile.key)}
            data-tile={tile.kind}
            className={clsx(
              "absolute origin-top-left overflow-hidden bg-(--stage-tile)",
              !state.immersive && "rounded-(--tile-radius)",
            )}
            style={{
              left: `${tile.x * 100}%`,
              top: `${tile.y * 100}%`,
              width: `${tile.width * 100}%`,
              height: `${tile.height * 100}%`,
            }}
          >
            {tile.kind === "person" && tile.identity !== null ? (
              <StagePerson
                tile={tile}
                state={state}
                speaking={speaking?.has(personOf(tile.identity)) ?? false}
                media={renderMedia?.(tile.identity, "camera")}
                lowerThird={owner === tile.identity ? state.lower_third : null}
              />
            ) : (
              <StageContent tile={tile} state={state} screenOf={screenOf} renderMedia={renderMedia} />
            )}
          </div>
        ))}
        {tiles.length === 0 && (
          <div className="absolute inset-0 grid place-items-center p-[4cqw] text-center text-[2.4cqw] text-(--stage-soft)">
            {props.empty ?? <p className={look.display}>{state.title}</p>}
          </div>
        )}
      </div>
      <StageFoot
        line={owner === null ? state.lower_third : null}
        cta={plain ? null : layers.cta}
        control={props.cta}
      />
      {!plain && <StageCards layers={layers} votes={props.votes} />}
      {ticker && <StageTicker ticker={state.ticker} />}
    </div>
  );
}
