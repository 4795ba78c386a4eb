import { createCanvas } from "@napi-rs/canvas";
import type { Box } from "../canvas/box";
import type { Pen } from "../canvas/pen";
import { Animation } from "../effects/animation";

/** A part of a clip's picture that changes, as an animation with alpha. */
export interface Strip {
  /** In whole even pixels of the clip. */
  box: Box;
  /** APNG, 30 frames per second, from the clip's first frame on. */
  apng: Buffer;
}

/** What a strip shows for some frames: null for nothing. */
export interface StripState {
  frames: number;
  /** Draws in pixels of the clip. Returns where something was drawn. */
  draw: ((pen: Pen) => Box) | null;
}

/** No more fit into the delay of an APNG's frame. */
const MOST_FRAMES = 60_000;

/** Draws a strip. Null if there is nothing in it. */
export async function drawStrip(around: Box, states: readonly StripState[]): Promise<Strip | null> {
  if (states.every(({ draw }) => draw === null)) return null;
  const box = evenAround(around);
  const pen = createCanvas(box.width, box.height).getContext("2d");
  const animation = new Animation(box);
  for (const { frames, draw } of states) {
    if (frames <= 0) continue;
    pen.clearRect(0, 0, box.width, box.height);
    pen.save();
    pen.translate(-box.x, -box.y);
    const drawn = draw?.(pen) ?? null;
    pen.restore();
    const inside = drawn && { ...drawn, x: drawn.x - box.x, y: drawn.y - box.y };
    await animation.add(pen, inside, Math.min(MOST_FRAMES, frames));
  }
  return { box, apng: animation.file() };
}

function evenAround({ x, y, width, height }: Box): Box {
  const [left, top] = [2 * Math.floor(x / 2), 2 * Math.floor(y / 2)];
  const even = (value: number) => 2 * Math.ceil(value / 2);
  return { x: left, y: top, width: even(x + width - left), height: even(y + height - top) };
}
