import getStroke from "perfect-freehand";
import type { RoughGenerator } from "roughjs/bin/generator";
import type { BoardPoint, BoardStroke } from "../element";
import { readPoints, readPressures, rounded } from "../points";
import { type BoardPath, drawnPaths } from "./drawn-paths";
import { isLoop } from "./is-loop";
import { roughOptions } from "./rough-options";

/** A pen stroke as Excalidraw's outline, filled if it ends where it began. */
export function strokePaths(generator: RoughGenerator, element: BoardStroke): BoardPath[] {
  const points = readPoints(element.points);
  // A stroke that crosses itself has no hole there.
  const outline: BoardPath = {
    d: outlineOf(element, points),
    stroke: "none",
    strokeWidth: 0,
    fill: element.strokeColor,
    fillRule: "nonzero",
  };
  const options = roughOptions(element, false, true);
  if (options.fill === undefined || !isLoop(points)) return [outline];
  return [...drawnPaths(generator, generator.curve(points, { ...options, stroke: "none" })), outline];
}

function outlineOf(element: BoardStroke, points: BoardPoint[]): string {
  const pressures = readPressures(element.pressures);
  const given = element.simulatePressure
    ? points
    : points.map(([x, y], index) => [x, y, pressures[index] ?? 0.5]);
  const outline = getStroke(given, {
    simulatePressure: element.simulatePressure,
    size: element.strokeWidth * 4.25,
    thinning: 0.6,
    smoothing: 0.5,
    streamline: 0.5,
    easing: (part) => Math.sin((part * Math.PI) / 2),
    last: true,
  });
  return closedCurve(outline);
}

function closedCurve(points: number[][]): string {
  const [first] = points;
  if (!first) return "";
  const parts: (string | number)[] = ["M", rounded(first[0] ?? 0), rounded(first[1] ?? 0), "Q"];
  points.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[index + 1] ?? first;
    parts.push(rounded(x), rounded(y), rounded((x + nextX) / 2), rounded((y + nextY) / 2));
  });
  return `${parts.join(" ")} Z`;
}
