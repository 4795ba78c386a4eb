"use client";

import { type RefObject, useMemo } from "react";
import type { LayersOn, Placement, StageState } from "@/lib/stage";
import { ASPECTS, type Aspect } from "@/lib/stage/layouts/rect";
import { layersOn, NO_LAYERS } from "@/lib/stage/placement/layers-on";
import { placementOf } from "@/lib/stage/placement/placement-of";
import { useWidth } from "./use-width";

interface PlacementInput {
  frame: RefObject<HTMLElement | null>;
  state: StageState;
  aspect: Aspect;
  hasScreen: boolean;
  /** Whether cards and ticker are below the picture. */
  plain: boolean;
  captionScale: number;
  hasCta: boolean;
}

/** Positions of everything, for the width at which the stage is rendered. */
export function usePlacement(input: PlacementInput): Placement & { isMeasured: boolean } {
  const { state, aspect, hasScreen, plain, captionScale, hasCta } = input;
  const { widthPx, isMeasured } = useWidth(input.frame);
  return useMemo(() => {
    const on = layersOn(state);
    const captions = on.captions && { scale: captionScale };
    const layers: LayersOn = plain
      ? { ...NO_LAYERS, lowerThird: on.lowerThird, captions }
      : { ...on, captions, cta: hasCta ? on.cta : null };
    const placement = placementOf(state, { ratio: ASPECTS[aspect], widthPx, hasScreen, layers });
    // Keeps a fixed DOM order: a video that moves in the DOM would stop playing.
    placement.tiles.sort((a, b) => (a.key < b.key ? -1 : 1));
    return { ...placement, isMeasured };
  }, [state, aspect, widthPx, isMeasured, hasScreen, plain, captionScale, hasCta]);
}
