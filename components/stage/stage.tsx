"use client";

import clsx from "clsx";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import type { StageState } from "@/lib/stage";
import { layoutTiles } from "@/lib/stage/layouts";
import { ASPECTS, type Aspect } from "@/lib/stage/layouts/rect";
import { personOf } from "@/lib/stage/room-identity";
import { StageContent } from "./stage-content";
import { StageCountdown } from "./stage-countdown";
import { StageEffects } from "./stage-effects";
import { StageEnded } from "./stage-ended";
import { StageMask } from "./stage-mask";
import { StageOverlays } from "./stage-overlays";
import { StagePerson } from "./stage-person";
import { StageTicker } from "./stage-ticker";
import type { CaptionLine, RenderMedia } from "./types";
import { useFlip } from "./use-flip";

export interface StageProps {
  state: StageState;
  renderMedia?: RenderMedia;
  aspect?: Aspect;
  /** Who shares a screen that belongs on the stage; it takes the place of the slides. */
  screenOf?: string | null;
  speaking?: ReadonlySet<string>;
  captions?: readonly CaptionLine[];
  /** Brand accent that reads on black (`readableAccent(…, "#0c0c11")`); the product's own otherwise. */
  accent?: string;
  logo?: string | null;
  /** What stands on an empty stage. */
  empty?: ReactNode;
  /** Follows the call to action; without it the button is a plain link. */
  onCta?: () => void;
  className?: string;
}

/** The picture of the show, the same for host, viewer and recording: drawn from the state alone. */
export function Stage(props: StageProps) {
  const { state, renderMedia, aspect = "16:9", screenOf = null, speaking, className } = props;
  const tiles = useMemo(() => {
    const placed = layoutTiles({
      layout: state.layout,
      people: state.stage,
      spotlight: state.spotlight,
      deckVisible: state.deck.visible || screenOf !== null,
      whiteboard: state.whiteboard.visible,
      video: state.video.visible,
      immersive: state.immersive,
      zoom: state.zoom,
      aspect,
    });
    // A fixed order in the document: a picture that is moved about there would stop playing.
    return placed.sort((a, b) => (a.key < b.key ? -1 : 1));
  }, [state, aspect, screenOf]);
  const flip = useFlip(tiles);
  const masked = state.mask.level !== null;
  const ticker = state.ticker.visible && state.ticker.items.length > 0;
  const style = {
    aspectRatio: ASPECTS[aspect],
    "--stage-accent": props.accent ?? "#9d97ff",
  } as CSSProperties;

  return (
    <section
      data-theme="dark"
      aria-label={`Stage: ${state.title}`}
      data-layout={state.layout}
      data-phase={state.phase}
      data-version={state.version}
      style={style}
      className={clsx(
        "@container relative isolate w-full overflow-hidden bg-[#0c0c11] text-white",
        className,
      )}
    >
      {masked ? (
        <StageMask state={state} logo={props.logo} />
      ) : (
        <>
          <div
            className={clsx(
              "absolute inset-x-0 top-0 transition-[bottom] duration-200",
              ticker ? "bottom-[max(26px,4.6cqw)]" : "bottom-0",
            )}
          >
            {tiles.map((tile) => (
              <div
                key={tile.key}
                ref={flip(tile.key)}
                className={clsx(
                  "absolute origin-top-left overflow-hidden bg-[#17171f]",
                  !state.immersive && "rounded-[1cqw]",
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
                  />
                ) : (
                  <StageContent tile={tile} state={state} screenOf={screenOf} renderMedia={renderMedia} />
                )}
              </div>
            ))}
          </div>
          {tiles.length === 0 && (
            <div className="absolute inset-0 grid place-items-center p-[4cqw] text-center text-[2.4cqw] text-white/70">
              {props.empty ?? <p className="font-medium">{state.title}</p>}
            </div>
          )}
          <StageOverlays state={state} captions={props.captions} onCta={props.onCta} shown={tiles} />
          <StageTicker ticker={state.ticker} />
          <StageEffects effects={state.effects} />
          {state.phase === "countdown" && <StageCountdown endsAt={state.countdown_ends_at} />}
          {state.phase === "ended" && <StageEnded state={state} logo={props.logo} />}
        </>
      )}
    </section>
  );
}
