import type { View, ViewPart } from "@/lib/composition/clips/plan/shots";
import type { PixelBox } from "../picture/picture-job";
import type { FrameLayout } from "../stills/clips/frame-layout";
import type { ClipJob } from "./clip-job";
import { roomFor } from "./crops/crop-of";

/** A part of a view and its place in the clip's picture, in even pixels. */
export interface Pane {
  part: ViewPart;
  box: PixelBox;
}

/** Where a slide begins in a picture that is much higher than it: below what platforms write there. */
const CONTENT_TOP = 0.15;
/** Between two panes, of a picture whose shorter side has 1080 pixels. */
const GAP = 6;

const even = (value: number): number => 2 * Math.round(value / 2);

type Placing = Pick<FrameLayout, "picture" | "unit">;

/** Returns where a view's parts are in the clip's picture, whose upper left corner is 0, 0. */
export const panesOf = (
  view: View,
  layout: Placing,
  source: Pick<ClipJob["source"], "width" | "height">,
): Pane[] => wholePanes(view, layout).map(({ part, box }) => ({ part, box: roomFor(part, box, source) }));

function wholePanes({ kind, parts }: View, { picture, unit }: Placing): Pane[] {
  const { width, height } = picture;
  const whole: PixelBox = { x: 0, y: 0, width, height };
  const [first, second] = parts;
  if (!first) return [];
  if (kind === "content") return contentPanes(first, second, whole, unit);
  if (!second) return [{ part: first, box: whole }];
  const gap = even(GAP * unit);
  if (height > width) {
    const half = even((height - gap) / 2);
    return [
      { part: first, box: { ...whole, height: half } },
      { part: second, box: { ...whole, y: half + gap, height: height - half - gap } },
    ];
  }
  const half = even((width - gap) / 2);
  return [
    { part: first, box: { ...whole, width: half } },
    { part: second, box: { ...whole, x: half + gap, width: width - half - gap } },
  ];
}

/** What people read as wide as the picture, and the speaker below if there is room. */
function contentPanes(
  content: ViewPart,
  speaker: ViewPart | undefined,
  whole: PixelBox,
  unit: number,
): Pane[] {
  const { width, height } = whole;
  const needed = even((width * 9) / 16);
  const isHigh = height > width;
  if (!speaker || height - needed < 0.4 * height) return [{ part: content, box: whole }];
  const top = isHigh ? even(height * CONTENT_TOP) : 0;
  const below = top + needed + even(GAP * unit);
  return [
    { part: content, box: { x: 0, y: top, width, height: needed } },
    { part: speaker, box: { x: 0, y: below, width, height: height - below } },
  ];
}
