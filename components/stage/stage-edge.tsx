import type { Placement, StageState } from "@/lib/stage";
import { boxStyle, lineStyle } from "./box-style";
import type { CtaControl } from "./cta-control";
import { StageCaptions } from "./stage-captions";
import { StageCta } from "./stage-cta";
import type { StageLayers } from "./stage-layers";
import css from "./stage-look.module.css";
import { StageLowerThird } from "./stage-lower-third";
import { StageTicker } from "./stage-ticker";

interface StageEdgeProps {
  placement: Placement;
  layers: StageLayers;
  state: StageState;
  control: CtaControl | undefined;
  flip: (key: string) => (element: HTMLElement | null) => void;
}

/** Content over the picture's lower edge, on a gradient that darkens toward the edge. */
export function StageEdge({ placement, layers, state, control, flip }: StageEdgeProps) {
  const { scrim, lowerThird, captions, cta, ticker } = placement;
  const line = state.lower_third;
  return (
    <>
      {scrim && <div aria-hidden className={`${css.scrim} absolute`} style={boxStyle(scrim)} />}
      {captions && layers.captions && (
        <div className="absolute" style={{ ...boxStyle(captions.rect), fontSize: captions.fontPx }}>
          <StageCaptions lines={layers.captions} />
        </div>
      )}
      {lowerThird && line && (
        <StageLowerThird
          ref={flip("lower-third")}
          title={line.title}
          subtitle={lowerThird.hasRole ? line.subtitle : ""}
          lines={lowerThird.lines}
          style={lineStyle(lowerThird)}
        />
      )}
      {cta && layers.cta && (
        <div
          className="absolute flex items-end justify-end"
          style={{ ...boxStyle(cta.rect), fontSize: cta.fontPx }}
        >
          <StageCta cta={layers.cta} control={control} />
        </div>
      )}
      {ticker && (
        <div className="absolute" style={{ ...boxStyle(ticker.rect), fontSize: ticker.fontPx }}>
          <StageTicker ticker={state.ticker} />
        </div>
      )}
    </>
  );
}
