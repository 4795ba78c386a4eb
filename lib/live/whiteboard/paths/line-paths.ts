import type { Drawable } from "roughjs/bin/core";
import type { RoughGenerator } from "roughjs/bin/generator";
import type { BoardLine, BoardPoint } from "../element";
import { readPoints } from "../points";
import { arrowheadShapes } from "./arrowheads";
import { type BoardPath, drawnPaths } from "./drawn-paths";
import { isLoop } from "./is-loop";
import { roughOptions } from "./rough-options";

/** Paths of a line through its points, curved or straight, with its arrowheads. */
export function linePaths(generator: RoughGenerator, element: BoardLine): BoardPath[] {
  const points = readPoints(element.points);
  const line = lineOf(generator, element, points);
  if (element.type === "line" || points.length < 2) return drawnPaths(generator, line);
  const heads = (["start", "end"] as const).flatMap((end) =>
    arrowheadShapes(generator, { element, points, line, end }),
  );
  return [line, ...heads].flatMap((shape) => drawnPaths(generator, shape));
}

function lineOf(generator: RoughGenerator, element: BoardLine, points: BoardPoint[]): Drawable {
  const options = roughOptions(element, element.elbowed === true, element.type === "line" && isLoop(points));
  if (element.elbowed) return generator.path(elbows(points), options);
  if (element.roundness) return generator.curve(points, options);
  return options.fill === undefined
    ? generator.linearPath(points, options)
    : generator.polygon(points, options);
}

/** Corner radius of an elbow arrow, where its segments are long enough. */
const ELBOW = 16;

function elbows(points: readonly BoardPoint[]): string {
  const parts = [`M ${points[0]?.[0] ?? 0} ${points[0]?.[1] ?? 0}`];
  for (let at = 1; at < points.length - 1; at++) {
    const [before, corner, after] = points.slice(at - 1, at + 2) as [BoardPoint, BoardPoint, BoardPoint];
    const radius = Math.min(ELBOW, distance(before, corner) / 2, distance(corner, after) / 2);
    const [from, to] = [towards(corner, before, radius), towards(corner, after, radius)];
    parts.push(`L ${from[0]} ${from[1]} Q ${corner[0]} ${corner[1]}, ${to[0]} ${to[1]}`);
  }
  const last = points.at(-1) ?? [0, 0];
  parts.push(`L ${last[0]} ${last[1]}`);
  return parts.join(" ");
}

const distance = (one: BoardPoint, other: BoardPoint): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

function towards(from: BoardPoint, to: BoardPoint, by: number): BoardPoint {
  const whole = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * by) / whole, from[1] + ((to[1] - from[1]) * by) / whole];
}
