import type { Drawable, Options } from "roughjs/bin/core";
import type { RoughGenerator } from "roughjs/bin/generator";
import type { Arrowhead, BoardLine, BoardPoint } from "../element";
import { dashes, roughOptions } from "./rough-options";

interface End {
  element: BoardLine;
  points: BoardPoint[];
  /** The line as drawn. */
  line: Drawable;
  end: "start" | "end";
}

/** The sheet's color, which fills hollow arrowheads. */
const PAPER = "#ffffff";

/** The arrowhead at one end of a line, turned to the line's direction there. */
export function arrowheadShapes(generator: RoughGenerator, at: End): Drawable[] {
  const { element, end } = at;
  const head = end === "start" ? element.startArrowhead : element.endArrowhead;
  const place = head && placeOf(at, head);
  if (!head || !place) return [];
  const { tip, back, wings } = place;
  const options = headOptions(element);
  const outline = head.endsWith("outline");
  const fill = { fill: outline ? PAPER : element.strokeColor, fillStyle: "solid" } as const;
  const line = (from: BoardPoint, to: BoardPoint) => generator.line(...from, ...to, options);
  if (head === "dot" || head.startsWith("circle")) {
    const width = distance(tip, back) + element.strokeWidth - 2;
    const roughness = Math.min(0.5, options.roughness ?? 0);
    return [generator.circle(...tip, width, { ...options, ...fill, roughness })];
  }
  if (head.startsWith("triangle")) return [generator.polygon([tip, ...wings], { ...options, ...fill })];
  if (head.startsWith("diamond")) {
    const far: BoardPoint = [2 * back[0] - tip[0], 2 * back[1] - tip[1]];
    return [generator.polygon([tip, wings[0], far, wings[1]], { ...options, ...fill })];
  }
  if (!head.startsWith("crowfoot")) return wings.map((wing) => line(wing, tip));
  // A crow's foot opens toward what the arrow points at.
  const bar = head === "crowfoot_many" ? [] : [line(...wings)];
  const toes = head === "crowfoot_one" ? [] : turned(tip, back, 25).map((toe) => line(toe, back));
  return [...bar, ...toes];
}

function headOptions(element: BoardLine): Options {
  const { strokeLineDash, ...options } = roughOptions(element, false, false);
  const dash =
    element.strokeStyle === "dotted" ? { strokeLineDash: dashes("dotted", element.strokeWidth - 1) } : {};
  return { ...options, ...dash, roughness: Math.min(1, options.roughness ?? 0) };
}

const SIZES: Partial<Record<Arrowhead, number>> = {
  arrow: 25,
  diamond: 12,
  diamond_outline: 12,
  crowfoot_one: 20,
  crowfoot_many: 20,
  crowfoot_one_or_many: 20,
};
const ANGLES: Partial<Record<Arrowhead, number>> = { bar: 90, arrow: 20 };

interface HeadPlace {
  tip: BoardPoint;
  /** On the line, behind the tip. */
  back: BoardPoint;
  wings: [BoardPoint, BoardPoint];
}

function placeOf({ points, line, end }: End, head: Arrowhead): HeadPlace | null {
  const curve = curveAt(line, end);
  if (!curve) return null;
  const { tip, before } = curve;
  const reach = distance(tip, before) || 1;
  const neighbour = points.at(end === "end" ? -2 : 1) ?? [0, 0];
  const part = distance(points.at(end === "end" ? -1 : 0) ?? [0, 0], neighbour);
  const size = Math.min(SIZES[head] ?? 15, part * (head.startsWith("diamond") ? 0.25 : 0.5));
  const back: BoardPoint = [
    tip[0] - ((tip[0] - before[0]) / reach) * size,
    tip[1] - ((tip[1] - before[1]) / reach) * size,
  ];
  return { tip, back, wings: turned(back, tip, ANGLES[head] ?? 25) };
}

/** Returns the end of the drawn line, and the point three tenths before it. */
function curveAt({ sets }: Drawable, end: "start" | "end"): { tip: BoardPoint; before: BoardPoint } | null {
  const ops = sets.find(({ type }) => type === "path")?.ops ?? [];
  const at = end === "start" ? 1 : ops.length - 1;
  const [op, previous] = [ops[at], ops[at - 1]];
  if (!op || !previous || op.data.length < 6) return null;
  const pair = (data: number[], from: number): BoardPoint => [data[from] ?? 0, data[from + 1] ?? 0];
  const from = previous.op === "bcurveTo" ? pair(previous.data, 4) : pair(previous.data, 0);
  const curve = [from, pair(op.data, 0), pair(op.data, 2), pair(op.data, 4)] as const;
  const on = (part: number): BoardPoint => {
    const rest = 1 - part;
    const weights = [rest ** 3, 3 * part * rest ** 2, 3 * part ** 2 * rest, part ** 3];
    const sum = (axis: 0 | 1) =>
      curve.reduce((all, point, index) => all + point[axis] * (weights[index] ?? 0), 0);
    return [sum(0), sum(1)];
  };
  return end === "start" ? { tip: on(0), before: on(0.3) } : { tip: on(1), before: on(0.7) };
}

/** Rotates a point around another to both sides. */
function turned(point: BoardPoint, about: BoardPoint, degrees: number): [BoardPoint, BoardPoint] {
  const by = (angle: number): BoardPoint => {
    const [x, y] = [point[0] - about[0], point[1] - about[1]];
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    return [about[0] + x * cosine - y * sine, about[1] + x * sine + y * cosine];
  };
  const angle = (degrees * Math.PI) / 180;
  return [by(-angle), by(angle)];
}

const distance = (one: BoardPoint, other: BoardPoint): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);
