"use client";

import { useCallback, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "./prefers-reduced-motion";

interface Placed {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const TIMING: KeyframeAnimationOptions = { duration: 200, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/**
 * Animates boxes from their previous to their current positions, all at once. Returns a ref for each key.
 * Positions are fractions of the frame, so resizing the window moves almost nothing. Null while positions are
 * unknown.
 */
export function useFlip(
  tiles: readonly Placed[] | null,
): (key: string) => (element: HTMLElement | null) => void {
  const elements = useRef(new Map<string, HTMLElement>());
  const before = useRef<Map<string, Placed> | null>(null);

  useLayoutEffect(() => {
    if (!tiles) return;
    const previous = before.current;
    before.current = new Map(tiles.map((tile) => [tile.key, tile]));
    if (!previous || prefersReducedMotion()) return;
    for (const tile of tiles) {
      const element = elements.current.get(tile.key);
      if (element) play(element, previous.get(tile.key), tile);
    }
  }, [tiles]);

  return useCallback(
    (key) => (element) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
    [],
  );
}

function play(element: HTMLElement, from: Placed | undefined, to: Placed): void {
  if (!from) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], TIMING);
    return;
  }
  const still = (["x", "y", "width", "height"] as const).every(
    (side) => Math.abs(from[side] - to[side]) < 1e-4,
  );
  if (still) return;
  // Percentages in `translate` are relative to the box itself.
  const dx = ((from.x - to.x) / to.width) * 100;
  const dy = ((from.y - to.y) / to.height) * 100;
  const start = `translate(${dx}%, ${dy}%) scale(${from.width / to.width}, ${from.height / to.height})`;
  element.animate([{ transform: start }, { transform: "none" }], TIMING);
}
