import type { Area } from "../plan/clip-source";

/** The faces in one picture of the source. */
export interface FacesAt {
  /** The source's frame. */
  frame: number;
  faces: readonly Area[];
}

/** In so much of a shot's pictures, a face that stays in it is found: someone who turns away is missed for a while. */
const STAYS = 0.6;
/** Of the picture's height. A smaller face is of someone in a crowd, or in a corner of a screen that is shared. */
const LEAST_HEIGHT = 0.12;
/** How far a face may move until the next picture, in its own sizes. */
const MOVED = 0.9;

interface Track {
  last: Area;
  seen: number;
  heights: number;
  /** Everywhere it was. */
  reach: Area;
}

/** Returns where each face is, in all of a shot, that stays in it, the largest first. */
export function stayingFaces(pictures: readonly FacesAt[]): Area[] {
  const tracks: Track[] = [];
  for (const { faces } of pictures) {
    const free = new Set(tracks);
    for (const face of [...faces].sort((one, other) => other.height - one.height)) {
      const own = [...free].filter(({ last }) => isNear(last, face));
      const [closest] = own.sort((one, other) => apart(one.last, face) - apart(other.last, face));
      if (!closest) tracks.push({ last: face, seen: 1, heights: face.height, reach: face });
      else {
        free.delete(closest);
        closest.last = face;
        closest.seen += 1;
        closest.heights += face.height;
        closest.reach = together(closest.reach, face);
      }
    }
  }
  const height = ({ heights, seen }: Track) => heights / seen;
  return tracks
    .filter((track) => track.seen >= STAYS * pictures.length && height(track) >= LEAST_HEIGHT)
    .sort((one, other) => height(other) - height(one))
    .map(({ reach }) => reach);
}

const middle = ({ x, y, width, height }: Area) => [x + width / 2, y + height / 2] as const;

/** In shares of the picture's width. */
function apart(one: Area, other: Area): number {
  const [[x, y], [otherX, otherY]] = [middle(one), middle(other)];
  return Math.hypot(x - otherX, (y - otherY) * (9 / 16));
}

function isNear(one: Area, other: Area): boolean {
  const [least, most] = [one.height, other.height].sort((a, b) => a - b) as [number, number];
  return most < 2 * least && apart(one, other) < MOVED * Math.max(one.width, other.width);
}

/** The smallest area that has both. */
export function together(one: Area, other: Area): Area {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    ...{ x, y, width: Math.max(one.x + one.width, other.x + other.width) - x },
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
