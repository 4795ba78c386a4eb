import type { ExcalidrawElement, OrderedExcalidrawElement } from "@excalidraw/excalidraw/element/types";
import type { BoardElement, BoardPoint } from "@/lib/live/whiteboard/element";
import { MAX_LINE_POINTS, MAX_STROKE_POINTS, MAX_TEXT } from "@/lib/live/whiteboard/limits";
import {
  readPoints,
  readPressures,
  rounded,
  thinned,
  writePoints,
  writePressures,
} from "@/lib/live/whiteboard/points";

/** Converts a board element for the editor. */
export function toEditor(element: BoardElement): OrderedExcalidrawElement {
  const points = "points" in element ? readPoints(element.points) : undefined;
  return {
    ...element,
    ...(points ? { points, lastCommittedPoint: points.at(-1) ?? null } : {}),
    ...(element.type === "freedraw" ? { pressures: readPressures(element.pressures) } : {}),
    ...(element.type === "arrow" ? elbowOf(element.elbowed === true) : {}),
    isDeleted: false,
    frameId: null,
    link: null,
    updated: 1,
  } as unknown as OrderedExcalidrawElement;
}

const elbowOf = (elbowed: boolean) =>
  elbowed ? { elbowed, fixedSegments: null, startIsSpecial: null, endIsSpecial: null } : { elbowed };

/** Converts an editor element for the board; null if boards don't support it, or it is still empty. */
export function fromEditor(element: ExcalidrawElement): BoardElement | null {
  const common = commonOf(element);
  switch (element.type) {
    case "rectangle":
    case "diamond":
    case "ellipse":
      return element.width + element.height === 0 ? null : { ...common, type: element.type };
    case "line":
    case "arrow":
      return element.points.length < 2
        ? null
        : {
            ...common,
            type: element.type,
            points: pointsOf(element.points, MAX_LINE_POINTS),
            startBinding: bindingOf(element.startBinding),
            endBinding: bindingOf(element.endBinding),
            startArrowhead: element.startArrowhead,
            endArrowhead: element.endArrowhead,
            ...("elbowed" in element && element.elbowed ? { elbowed: true } : {}),
          };
    case "freedraw":
      return element.points.length === 0
        ? null
        : {
            ...common,
            type: "freedraw",
            points: pointsOf(element.points, MAX_STROKE_POINTS),
            pressures: element.simulatePressure
              ? ""
              : writePressures(thinned(element.pressures, MAX_STROKE_POINTS)),
            simulatePressure: element.simulatePressure,
          };
    case "text":
      return element.text === "" ? null : { ...common, ...wordsOf(element) };
    default:
      return null;
  }
}

function commonOf(element: ExcalidrawElement) {
  const { x, y, width, height, roundness, boundElements, seed, version, versionNonce } = element;
  return {
    id: element.id,
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height: rounded(height),
    angle: Math.round(element.angle * 10_000) / 10_000,
    strokeColor: element.strokeColor,
    backgroundColor: element.backgroundColor,
    fillStyle: element.fillStyle,
    strokeWidth: element.strokeWidth,
    strokeStyle: element.strokeStyle,
    roughness: element.roughness,
    opacity: element.opacity,
    roundness: roundness && {
      type: roundness.type,
      ...(roundness.value === undefined ? {} : { value: roundness.value }),
    },
    seed,
    version,
    versionNonce,
    index: element.index,
    groupIds: [...element.groupIds],
    boundElements: boundElements?.map(({ id, type }) => ({ id, type })) ?? null,
    locked: element.locked,
  };
}

function wordsOf(element: Extract<ExcalidrawElement, { type: "text" }>) {
  const { fontSize, fontFamily, textAlign, verticalAlign, containerId, autoResize, lineHeight } = element;
  return {
    type: "text" as const,
    text: element.text.slice(0, MAX_TEXT),
    originalText: element.originalText.slice(0, MAX_TEXT),
    fontSize: rounded(fontSize),
    fontFamily,
    textAlign: textAlign as "left" | "center" | "right",
    verticalAlign: verticalAlign as "top" | "middle" | "bottom",
    containerId,
    autoResize,
    lineHeight,
  };
}

const pointsOf = (points: readonly (readonly [number, number])[], most: number): string =>
  writePoints(thinned(points as readonly BoardPoint[], most));

type EditorBinding = Extract<ExcalidrawElement, { type: "arrow" }>["startBinding"];

function bindingOf(binding: EditorBinding) {
  if (!binding) return null;
  const { elementId, focus, gap } = binding;
  const fixed = "fixedPoint" in binding ? (binding.fixedPoint as BoardPoint | null) : undefined;
  return { elementId, focus, gap, ...(fixed ? { fixedPoint: fixed } : {}) };
}
