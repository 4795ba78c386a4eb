import type { Drawable, PathInfo } from "roughjs/bin/core";
import type { RoughGenerator } from "roughjs/bin/generator";

/** A line or a fill. */
export interface BoardPath extends PathInfo {
  fillRule: "nonzero" | "evenodd";
}

/** Returns a shape's paths. The outline of an ellipse goes around twice, which isn't a hole. */
export const drawnPaths = (generator: RoughGenerator, shape: Drawable): BoardPath[] =>
  generator
    .toPaths(shape)
    .map((path) => ({ ...path, fillRule: ROUND.includes(shape.shape) ? "nonzero" : "evenodd" }));

const ROUND: readonly string[] = ["ellipse", "circle"];
