import rough from "roughjs";
import type { Drawable } from "roughjs/bin/core";
import type { BoardElement, BoardShape } from "../element";
import { type BoardPath, drawnPaths } from "./drawn-paths";
import { linePaths } from "./line-paths";
import { roughOptions } from "./rough-options";
import { strokePaths } from "./stroke-paths";

const generator = rough.generator();

/**
 * Lines and fills of an element, relative to its position. The seed makes the roughness the same everywhere.
 */
export function pathsOf(element: BoardElement): BoardPath[] {
  switch (element.type) {
    case "text":
      return [];
    case "freedraw":
      return strokePaths(generator, element);
    case "line":
    case "arrow":
      return linePaths(generator, element);
    default:
      return drawnPaths(generator, shapeOf(element));
  }
}

function shapeOf(element: BoardShape): Drawable {
  const { type, width, height, roundness } = element;
  const options = roughOptions(element, roundness !== null && type !== "ellipse", true);
  if (type === "ellipse") return generator.ellipse(width / 2, height / 2, width, height, options);
  if (type === "rectangle")
    return roundness
      ? generator.path(roundRectangle(width, height, cornerRadius(Math.min(width, height), element)), options)
      : generator.rectangle(0, 0, width, height, options);
  return roundness
    ? generator.path(roundDiamond(element), options)
    : generator.polygon(corners(element), options);
}

/** 32, or a quarter of the side if that is smaller. */
function cornerRadius(side: number, { roundness }: BoardShape): number {
  if (!roundness) return 0;
  const fixed = roundness.value ?? 32;
  return roundness.type === 3 && side > fixed * 4 ? fixed : side * 0.25;
}

const roundRectangle = (w: number, h: number, r: number): string =>
  `M ${r} 0 L ${w - r} 0 Q ${w} 0, ${w} ${r} L ${w} ${h - r} Q ${w} ${h}, ${w - r} ${h} L ${r} ${h} Q 0 ${h}, 0 ${h - r} L 0 ${r} Q 0 0, ${r} 0`;

function corners({ width, height }: BoardShape): [number, number][] {
  const [x, y] = [Math.floor(width / 2) + 1, Math.floor(height / 2) + 1];
  return [
    [x, 0],
    [width, y],
    [x, height],
    [0, y],
  ];
}

function roundDiamond(element: BoardShape): string {
  const [[x = 0] = [], [right = 0, y = 0] = [], [, bottom = 0] = []] = corners(element);
  const across = cornerRadius(x, element);
  const down = cornerRadius(y, element);
  return [
    `M ${x + across} ${down} L ${right - across} ${y - down}`,
    `C ${right} ${y}, ${right} ${y}, ${right - across} ${y + down}`,
    `L ${x + across} ${bottom - down}`,
    `C ${x} ${bottom}, ${x} ${bottom}, ${x - across} ${bottom - down}`,
    `L ${across} ${y + down}`,
    `C 0 ${y}, 0 ${y}, ${across} ${y - down}`,
    `L ${x - across} ${down}`,
    `C ${x} 0, ${x} 0, ${x + across} ${down}`,
  ].join(" ");
}
