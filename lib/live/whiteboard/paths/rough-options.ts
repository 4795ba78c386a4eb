import type { Options } from "roughjs/bin/core";
import type { BoardElement } from "../element";

/** Excalidraw's own numbers, so that elements look the same as in the editor. */
export function roughOptions(element: BoardElement, continuous: boolean, filled: boolean): Options {
  const { strokeWidth, strokeStyle, seed, strokeColor, backgroundColor } = element;
  const solid = strokeStyle === "solid";
  const roughness = roughnessOf(element);
  return {
    seed,
    ...(solid ? {} : { strokeLineDash: dashes(strokeStyle, strokeWidth) }),
    disableMultiStroke: !solid,
    strokeWidth: solid ? strokeWidth : strokeWidth + 0.5,
    fillWeight: strokeWidth / 2,
    hachureGap: strokeWidth * 4,
    roughness,
    stroke: strokeColor,
    preserveVertices: continuous || element.roughness < 2,
    ...(filled && !isTransparent(backgroundColor)
      ? { fillStyle: element.fillStyle, fill: backgroundColor }
      : {}),
    ...(element.type === "ellipse" ? { curveFitting: 1 } : {}),
  };
}

export const isTransparent = (color: string): boolean =>
  color === "transparent" || /^#(?:[0-9a-f]{3}0|[0-9a-f]{6}00)$/i.test(color);

export const dashes = (style: "dashed" | "dotted", width: number): [number, number] =>
  style === "dashed" ? [8, 8 + width] : [1.5, 6 + width];

/** Small shapes get less roughness, so that they stay recognizable. */
function roughnessOf(element: BoardElement): number {
  const { roughness, width, height, roundness, type } = element;
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  const isLine = type === "line" || type === "arrow";
  const large = least >= 20 && most >= 50;
  const round = least >= 15 && roundness !== null && (type === "rectangle" || type === "diamond" || isLine);
  if (large || round || (isLine && most >= 50)) return roughness;
  return Math.min(roughness / (most < 10 ? 3 : 2), 2.5);
}
