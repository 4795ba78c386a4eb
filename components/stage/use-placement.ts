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
  /** Cards and ticker stand below the picture. */
  plain: boolean;
  captionScale: number;
  hasCta: boolean;
}

/** Where everything is, by the width that the stage is drawn at. */
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
    // A fixed order in the document: a picture that is moved about there would stop playing.
    placement.tiles.sort((a, b) => (a.key < b.key ? -1 : 1));
    return { ...placement, isMeasured };
  }, [state, aspect, widthPx, isMeasured, hasScreen, plain, captionScale, hasCta]);
}
