"use client";

import clsx from "clsx";
import { fill } from "@/lib/signup/words/fill";
import { ASPECTS } from "@/lib/stage/layouts/rect";
import { layersOn } from "@/lib/stage/placement/layers-on";
import { lookProps } from "./look-props";
import { StageCountdown } from "./stage-countdown";
import { StageEffects } from "./stage-effects";
import { StageEnded } from "./stage-ended";
import { StageFrame } from "./stage-frame";
import { StageHolding } from "./stage-holding";
import css from "./stage-look.module.css";
import { StageMask } from "./stage-mask";
import type { StageProps } from "./stage-props";
import { StageTicker } from "./stage-ticker";
import { useStageWords } from "./use-stage-words";

/** The show's picture, the same for host, viewer and recording: rendered from the state alone. */
export function Stage(props: StageProps) {
  const { state, aspect = "16:9", className } = props;
  const words = useStageWords();
  const masked = state.mask.level !== null;
  const look = lookProps(props.look);

  const picture = (
    <section
      data-theme="dark"
      aria-label={fill(words.stage, { title: state.title })}
      data-layout={state.layout}
      data-phase={state.phase}
      data-version={state.version}
      data-look={look["data-look"]}
      style={{ ...look.style, aspectRatio: ASPECTS[aspect] }}
      className={clsx(
        "@container relative isolate w-full overflow-hidden",
        look.className,
        css.ground,
        className,
      )}
    >
      {masked ? (
        <StageMask state={state} logo={props.logo} />
      ) : (
        <>
          {/* Nothing behind a card can be clicked or focused. */}
          <div className="contents" inert={state.holding !== null}>
            <StageFrame {...props} />
          </div>
          <StageEffects effects={state.effects} />
          {state.phase === "countdown" && <StageCountdown endsAt={state.countdown_ends_at} />}
          {state.holding && <StageHolding title={state.title} line={state.holding.line} logo={props.logo} />}
          {state.phase === "ended" && <StageEnded state={state} logo={props.logo} />}
        </>
      )}
    </section>
  );
  if (!props.plain || masked || !layersOn(state).ticker) return picture;
  return (
    <>
      {picture}
      {/* The ticker's line is long and must not widen the page. */}
      <div {...look} className={`${look.className} h-8 text-xs [contain:inline-size]`}>
        <StageTicker ticker={state.ticker} />
      </div>
    </>
  );
}
