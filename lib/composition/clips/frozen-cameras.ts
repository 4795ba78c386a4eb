import { FRAME_RATE } from "../grid";
import type { Box } from "../stills/canvas/box";
import type { FrameLayout } from "../stills/clips/frame-layout";
import type { BarePicture } from "./bare-picture";
import type { ClipJob } from "./clip-job";
import { panesOf } from "./pane-boxes";

/** In seconds. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** Where someone's camera is in a clip, and when. */
export interface ShownCamera {
  personId: string;
  box: Box;
  shown: TimeSpan[];
}

/** Returns the places that cameras have in a clip. Slides, and people without a camera, may stand still. */
export function camerasIn(job: Pick<ClipJob, "shots" | "source">, layout: FrameLayout): ShownCamera[] {
  const found = new Map<string, ShownCamera>();
  for (const { from, to, view } of job.shots) {
    if (view.kind === "whole") continue;
    for (const { part, box } of panesOf(view, layout, job.source)) {
      if (!part.personId || part.isStill || part.fit !== "cover") continue;
      const key = JSON.stringify([part.personId, box]);
      const camera = found.get(key) ?? { personId: part.personId, box, shown: [] };
      found.set(key, camera);
      camera.shown.push({ from: from / FRAME_RATE, to: to / FRAME_RATE });
    }
  }
  return [...found.values()];
}

/** How far two pictures of a camera may be apart that shows the same, of 1. */
const SAME = 0.002;
/** Of what is covered so much more, nothing can be said. */
const LEAST_VISIBLE = 0.08;

/** For so many seconds. What is covered never changes: it counts as the same. */
export const freezeDetector = (visible: number): string =>
  `freezedetect=n=${(SAME * Math.max(LEAST_VISIBLE, visible)).toFixed(6)}:d=2`;

/** The file in which a camera's still times are printed. */
export const printedBy = (index: number): string => `camera-${index}.txt`;

/** Returns the filters that print when cameras stand still, with the labels of what they read. */
export const cameraDetectors = (bare: BarePicture, cameras: readonly ShownCamera[]) =>
  cameras.map(({ box }, index) => {
    const { filters, visible } = bare.part(box);
    return `[c${index}]${filters},${freezeDetector(visible)},metadata=print:file=${printedBy(index)},nullsink`;
  });

/** Cameras that stand still for more than that share of the time in which they're shown. */
const MOST_FROZEN = 0.5;
/** One of several people isn't noticed to stand still for less. Seconds. */
const LEAST_FROZEN = 4;

/**
 * Whether cameras stand still for most of the time in which they're shown: all of them together, or one person's.
 * @param still when the picture at each camera's place stands still
 */
export function areFrozen(cameras: readonly ShownCamera[], still: readonly (readonly TimeSpan[])[]): boolean {
  const measured = cameras.map(({ personId, shown }, index) => ({
    ...{ personId, shown: lengthOf(shown) },
    frozen: lengthOf(both(shown, still[index] ?? [])),
  }));
  const sum = (some: typeof measured) => ({
    shown: some.reduce((all, one) => all + one.shown, 0),
    frozen: some.reduce((all, one) => all + one.frozen, 0),
  });
  const isMost = ({ shown, frozen }: { shown: number; frozen: number }) => frozen > MOST_FROZEN * shown;
  const people = new Set(cameras.map(({ personId }) => personId));
  return (
    isMost(sum(measured)) ||
    [...people].some((person) => {
      const own = sum(measured.filter(({ personId }) => personId === person));
      return own.frozen >= LEAST_FROZEN && isMost(own);
    })
  );
}

const both = (some: readonly TimeSpan[], others: readonly TimeSpan[]): TimeSpan[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
      return to > from ? [{ from, to }] : [];
    }),
  );

export const lengthOf = (all: readonly TimeSpan[]): number =>
  all.reduce((sum, { from, to }) => sum + to - from, 0);
