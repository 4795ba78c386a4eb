import type { BoardElement } from "./element";
import { readPoints } from "./points";

interface At {
  x: number;
  y: number;
  color: string;
}

/** An element as a program describes it. */
export type Drawn =
  | (At & { type: "rectangle" | "ellipse" | "diamond"; width: number; height: number; fill: string })
  | (At & { type: "line" | "arrow"; points: string })
  | (At & { type: "text"; text: string; size: number });

interface Given {
  id: string;
  index: string;
  seed: number;
  versionNonce: number;
}

/** Excalidraw's hand-drawn font; then its line height, and its approximate letter width. */
const HAND = 5;
const LINE_HEIGHT = 1.25;
const LETTER = 0.55;

/** Returns the element as Excalidraw would have created it. */
export function elementOf(drawn: Drawn, given: Given): BoardElement {
  const common = {
    ...given,
    x: drawn.x,
    y: drawn.y,
    angle: 0,
    strokeColor: drawn.color,
    backgroundColor: "fill" in drawn ? drawn.fill : "transparent",
    fillStyle: "solid",
    strokeWidth: 2,
    strokeStyle: "solid",
    roughness: 1,
    opacity: 100,
    roundness: null,
    version: 1,
    groupIds: [] as string[],
    boundElements: null,
    locked: false,
  } as const;
  switch (drawn.type) {
    case "text":
      return { ...common, ...textOf(drawn) };
    case "line":
    case "arrow":
      return { ...common, ...lineOf(drawn) };
    default: {
      const { type, width, height } = drawn;
      const roundness = type === "ellipse" ? null : ({ type: type === "rectangle" ? 3 : 2 } as const);
      return { ...common, type, width, height, roundness };
    }
  }
}

function textOf({ text, size }: Extract<Drawn, { type: "text" }>) {
  const lines = text.split("\n");
  const longest = Math.max(...lines.map((line) => line.length));
  return {
    type: "text",
    width: longest * size * LETTER,
    height: lines.length * size * LINE_HEIGHT,
    text,
    originalText: text,
    fontSize: size,
    fontFamily: HAND,
    textAlign: "left",
    verticalAlign: "top",
    containerId: null,
    autoResize: true,
    lineHeight: LINE_HEIGHT,
  } as const;
}

function lineOf({ type, points }: Extract<Drawn, { type: "line" | "arrow" }>) {
  const read = readPoints(points);
  const across = read.map(([x]) => x);
  const down = read.map(([, y]) => y);
  return {
    type,
    points,
    width: Math.max(...across) - Math.min(...across),
    height: Math.max(...down) - Math.min(...down),
    startBinding: null,
    endBinding: null,
    startArrowhead: null,
    endArrowhead: type === "arrow" ? ("arrow" as const) : null,
  };
}
