"use client";

import { useMemo } from "react";
import type { StageState, Tile } from "@/lib/stage";
import { layoutTiles } from "@/lib/stage/layouts";
import { ASPECTS, type Aspect } from "@/lib/stage/layouts/rect";
import type { Area } from "./use-area";

interface TilesInput {
  state: StageState;
  area: Area | null;
  aspect: Aspect;
  screenOf: string | null;
}

/** The pictures in their area, and the same by the whole frame; null before it was measured. */
export function useTiles({ state, area, aspect, screenOf }: TilesInput) {
  const ratio = area ? area.widthPx / area.heightPx : ASPECTS[aspect];
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
      ratio,
    });
    // A fixed order in the document: a picture that is moved about there would stop playing.
    return placed.sort((a, b) => (a.key < b.key ? -1 : 1));
  }, [state, ratio, screenOf]);
  const inFrame = useMemo(() => area && tiles.map((tile) => placedIn(area, tile)), [area, tiles]);
  return { tiles, inFrame };
}

const placedIn = (area: Area, { key, x, y, width, height }: Tile) => ({
  key,
  x: area.x + x * area.width,
  y: area.y + y * area.height,
  width: width * area.width,
  height: height * area.height,
});
