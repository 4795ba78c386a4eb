"use client";

import { useMemo, useRef } from "react";
import { StageCards } from "./stage-cards";
import { StageEdge } from "./stage-edge";
import { layersOf } from "./stage-layers";
import look from "./stage-look.module.css";
import type { StageProps } from "./stage-props";
import { StageTags } from "./stage-tags";
import { StageTile } from "./stage-tile";
import { useFlip } from "./use-flip";
import { usePlacement } from "./use-placement";
import { useStageWords } from "./use-stage-words";
import { useUnreadQuote } from "./use-unread-quote";

/** The pictures, their overlays and the cards, at the positions from `lib/stage/placement`. */
export function StageFrame(props: StageProps) {
  const { screenOf = null, aspect = "16:9", plain = false, captionScale = 1 } = props;
  const frame = useRef<HTMLDivElement>(null);
  const quote = useUnreadQuote(props.state.quote);
  const state = useMemo(() => ({ ...props.state, quote }), [props.state, quote]);
  const { announcer } = useStageWords();
  const layers = useMemo(
    () => layersOf(state, props.captions, announcer),
    [state, props.captions, announcer],
  );
  const hasCta = layers.cta !== null;
  const placement = usePlacement({
    ...{ frame, state, aspect, plain, captionScale, hasCta },
    hasScreen: screenOf !== null,
  });
  const { tiles, cards, isAlone, isMeasured } = placement;
  const flip = useFlip(useMemo(() => (isMeasured ? movingOf(placement) : null), [placement, isMeasured]));
  return (
    <div ref={frame} className="absolute inset-0">
      {tiles.map((tile) => (
        <StageTile
          key={tile.key}
          tile={tile}
          state={state}
          renderMedia={props.renderMedia}
          screenOf={screenOf}
          speaking={props.speaking}
          isFlush={isAlone || state.immersive}
          ref={flip(tile.key)}
        />
      ))}
      {tiles.length === 0 && (
        <div className="absolute inset-0 grid place-items-center p-[4cqw] text-center text-[2.4cqw] text-(--stage-soft)">
          {props.empty ?? <p className={look.display}>{state.title}</p>}
        </div>
      )}
      <StageCards cards={cards} layers={layers} votes={props.votes} flip={flip} />
      <StageEdge placement={placement} layers={layers} state={state} control={props.cta} flip={flip} />
      <StageTags tiles={tiles} people={state.stage} flip={flip} />
    </div>
  );
}

/** All boxes that move when the layout changes. */
const movingOf = ({ tiles, cards, lowerThird }: ReturnType<typeof usePlacement>) => [
  ...tiles,
  ...tiles.flatMap(({ key, tag }) => (tag ? [{ key: `tag ${key}`, ...tag.rect }] : [])),
  ...cards.map(({ kind, rect }) => ({ key: kind, ...rect })),
  ...(lowerThird ? [{ key: "lower-third", ...lowerThird.rect }] : []),
];
