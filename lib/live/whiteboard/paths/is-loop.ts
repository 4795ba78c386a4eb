import type { BoardPoint } from "../element";

/** Ends within this distance count as joined. */
const NEAR = 8;

/** Whether a line ends where it began, and so encloses an area. */
export function isLoop(points: readonly BoardPoint[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return false;
  return Math.hypot(first[0] - last[0], first[1] - last[1]) <= NEAR;
}
