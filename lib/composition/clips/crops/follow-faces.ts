import type { Area, Frames } from "../plan/clip-source";
import { programFrames } from "../plan/clip-time";
import type { Shot, View } from "../plan/shots";
import { HELD_FRAMES } from "../plan/speakers";
import { type FacesAt, stayingFaces, together } from "./staying-faces";

/** What was seen in a recording from elsewhere. */
export interface SeenShots {
  /** The source's frames before which its picture is cut. */
  cuts: readonly number[];
  pictures: readonly FacesAt[];
}

interface Following {
  kept: readonly Frames[];
  seen: SeenShots;
  /** How much of the picture's width a crop of its whole height has. */
  width: number;
}

/**
 * Returns shots in which each shot of a recording from elsewhere has one crop, with the largest face that stays in it. A shot without such a face, or whose
 * faces don't fit, remains as it is.
 */
export function followFaces(shots: readonly Shot[], { kept, seen, width }: Following): Shot[] {
  const frames = programFrames(kept);
  const all = shots.flatMap((shot) => {
    if (!isVideo(shot.view)) return [shot];
    return heldShots(shot, frames, seen.cuts).map(({ from, to, spans }): Shot => {
      const found = faceIn(spans, seen.pictures, width);
      return { from, to, view: found ? closeView(shot.view, found) : shot.view };
    });
  });
  const joined: Shot[] = [];
  for (const shot of all) {
    const last = joined.at(-1);
    if (last && last.view === shot.view) last.to = shot.to;
    else joined.push({ ...shot });
  }
  return joined;
}

/** Whether nothing but one video is shown. */
const isVideo = ({ kind, parts }: View): boolean => kind === "content" && parts.length === 1;

/** Whoever uploads a picture with sound has a still picture. */
const closeView = ({ parts }: View, found: Found): View => ({
  kind: "person",
  parts: parts.map((part) => ({ ...part, ...found, fit: "cover", isStill: true })),
});

interface Found {
  face: Area;
  leavesFacesOut: boolean;
}

interface HeldShot extends Frames {
  /** The source's own shots in it, in the source's frames. */
  spans: Frames[];
}

/** Divides a shot where the source is cut. What would be shown too shortly joins what is before it, or else after it. */
function heldShots({ from, to }: Frames, frames: readonly number[], cuts: readonly number[]): HeldShot[] {
  const held: HeldShot[] = [];
  const shotOf = (frame: number) => cuts.filter((cut) => cut <= frame).length;
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    const [first, before, next] = [frames[start] ?? 0, frames[at - 1] ?? 0, frames[at] ?? 0];
    if (at < to && shotOf(before) === shotOf(next)) continue;
    const own: HeldShot = { from: start, to: at, spans: [{ from: first, to: before + 1 }] };
    const last = held.at(-1);
    const isShort = [own, last].some((one) => one && one.to - one.from < HELD_FRAMES);
    if (last && isShort) {
      last.to = at;
      last.spans.push(...own.spans);
    } else held.push(own);
    start = at;
  }
  return held;
}

/** A crop has more than the face: so much of its width and height, at most. */
const FITS = { width: 0.85, height: 0.8 };
/** Others are shown too if they are nearly as large and there is room. */
const ALSO = 0.6;

/** The place that a crop must have in all of a source's shots; null if it can't. */
function faceIn(spans: readonly Frames[], pictures: readonly FacesAt[], width: number): Found | null {
  const fits = (area: Area) => area.width <= FITS.width * width && area.height <= FITS.height;
  let all: Area | null = null;
  let leavesFacesOut = false;
  for (const { from, to } of spans) {
    const own = pictures.filter(({ frame }) => from <= frame && frame < to);
    const [largest, ...others] = stayingFaces(own);
    if (!largest) continue;
    let reach = largest;
    for (const other of others.filter(({ height }) => height >= ALSO * largest.height))
      if (fits(together(reach, other))) reach = together(reach, other);
      else leavesFacesOut = true;
    all = all ? together(all, reach) : reach;
  }
  return all && fits(all) ? { face: all, leavesFacesOut } : null;
}
