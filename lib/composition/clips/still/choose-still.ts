import type { Area } from "../plan/clip-source";

export interface StillFace {
  /** In shares of the picture. */
  area: Area;
  /** How much of an iris can be seen; null if that couldn't be seen. */
  openness: number | null;
}

interface StillFrame {
  /** 90th percentile of its brightness, of 255. */
  bright: number;
  /** How sharp it is. */
  edges: number;
  faces: readonly StillFace[];
}

const DARK = 40;
/** Eyes that are nearly as open as at their most are open. */
const OPEN = 0.85;
/** Someone who is less than this as large as the largest in the picture isn't who it's of. */
const LARGE = 0.5;

/** Returns the index of the best frame: not dark, of someone, with open eyes, and sharp, in this order. */
export function bestStill(frames: readonly StillFrame[]): number {
  const known = frames.map(({ faces }) => mainFaces(faces));
  const judged = frames.map(({ bright, edges }, index) => {
    const faces = known[index] ?? [];
    const opened = faces.map((face) => relative(face, known.flat()));
    return {
      index,
      edges,
      isDark: bright < DARK,
      isEmpty: faces.length === 0,
      open: Math.min(OPEN, ...opened),
    };
  });
  judged.sort(
    (a, b) =>
      Number(a.isDark) - Number(b.isDark) ||
      Number(a.isEmpty) - Number(b.isEmpty) ||
      b.open - a.open ||
      b.edges - a.edges,
  );
  return judged[0]?.index ?? 0;
}

function mainFaces(faces: readonly StillFace[]): StillFace[] {
  const tallest = Math.max(0, ...faces.map(({ area }) => area.height));
  return faces.filter(({ area }) => area.height >= LARGE * tallest);
}

/** How open eyes are, of how open they are at their most: of the faces at the same place, which are the same person's. */
function relative(face: StillFace, all: readonly StillFace[]): number {
  if (face.openness === null) return 1;
  const there = all.filter((other) => isNear(face.area, other.area));
  const most = Math.max(...there.map(({ openness }) => openness ?? 0));
  return most === 0 ? 1 : face.openness / most;
}

function isNear(one: Area, other: Area): boolean {
  const across = Math.abs(one.x + one.width / 2 - other.x - other.width / 2);
  const down = Math.abs(one.y + one.height / 2 - other.y - other.height / 2);
  return across < one.width && down < one.height;
}
