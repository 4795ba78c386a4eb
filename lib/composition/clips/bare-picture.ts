import type { Box } from "../stills/canvas/box";
import type { FrameLayout } from "../stills/clips/frame-layout";

/** Wide enough to see movement and edges in, and quick. */
const WIDTH = 160;

export interface BarePicture {
  /** For `-vf`: the picture without what is around it, and black where something is drawn above it. */
  filters: string;
  /** How much of it isn't covered, from 0 to 1. */
  visible: number;
  /** The same of a part of it, given in pixels of the picture. */
  part: (box: Box) => Omit<BarePicture, "part">;
}

/**
 * Returns filters that leave only what a camera shows of a finished clip: captions and a timer move, and are bright, over a picture that is still
 * or black.
 */
export function barePicture({ picture }: Pick<FrameLayout, "picture">, covers: readonly Box[]): BarePicture {
  const scale = WIDTH / picture.width;
  const height = 2 * Math.round((picture.height * scale) / 2);
  const boxes = covers.flatMap((cover) => scaled(cover, picture, scale, { width: WIDTH, height }));
  return {
    filters: [
      `crop=${picture.width}:${picture.height}:${picture.x}:${picture.y}`,
      `scale=${WIDTH}:${height}:flags=fast_bilinear`,
      ...boxes.map((box) => `drawbox=${box.x}:${box.y}:${box.width}:${box.height}:color=black:t=fill`),
    ].join(","),
    visible: visibleOf(boxes, { x: 0, y: 0, width: WIDTH, height }),
    part: (box) => {
      const small = smaller(box, scale, { width: WIDTH, height });
      const { x, y, width, height: high } = small;
      return { filters: `crop=${width}:${high}:${x}:${y}`, visible: visibleOf(boxes, small) };
    },
  };
}

/** In even pixels of the small picture that have nothing of what is around the box. */
function smaller(box: Box, scale: number, { width, height }: Size): Box {
  const [left, top] = [2 * Math.ceil((box.x * scale) / 2), 2 * Math.ceil((box.y * scale) / 2)];
  const right = Math.min(width, 2 * Math.floor(((box.x + box.width) * scale) / 2));
  const bottom = Math.min(height, 2 * Math.floor(((box.y + box.height) * scale) / 2));
  return { x: left, y: top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) };
}

interface Size {
  width: number;
  height: number;
}

/** In pixels of the small picture, with one more on each side, because scaling mixes neighbors. */
function scaled(cover: Box, picture: Box, scale: number, { width, height }: Size): Box[] {
  const left = Math.max(0, Math.floor((cover.x - picture.x) * scale) - 1);
  const top = Math.max(0, Math.floor((cover.y - picture.y) * scale) - 1);
  const right = Math.min(width, Math.ceil((cover.x + cover.width - picture.x) * scale) + 1);
  const bottom = Math.min(height, Math.ceil((cover.y + cover.height - picture.y) * scale) + 1);
  return right > left && bottom > top ? [{ x: left, y: top, width: right - left, height: bottom - top }] : [];
}

function visibleOf(boxes: readonly Box[], { x: left, y: top, width, height }: Box): number {
  let seen = 0;
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1)
      if (!boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height))
        seen += 1;
  return seen / (width * height);
}
