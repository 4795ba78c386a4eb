import type { Face } from "../port";

export interface SeenFace {
  /** How sure it is, from 0 to 1. */
  score: number;
  box: Face;
}

/** Two boxes that share more than this of what they cover together are of one face. */
const SAME = 0.3;

/** Returns each face once: the network says the same one at several places that are next to each other. */
export function distinctFaces(seen: readonly SeenFace[]): Face[] {
  const found: Face[] = [];
  for (const { box } of [...seen].sort((one, other) => other.score - one.score))
    if (!found.some((face) => shared(face, box) > SAME)) found.push(box);
  return found;
}

function shared(one: Face, other: Face): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (one.width * one.height + other.width * other.height - both);
}
