/** A whiteboard element in Excalidraw's format, without what shows don't support: links, images, frames. */
interface Common {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In radians. */
  readonly angle: number;
  readonly strokeColor: string;
  readonly backgroundColor: string;
  readonly fillStyle: "hachure" | "cross-hatch" | "solid" | "zigzag";
  readonly strokeWidth: number;
  readonly strokeStyle: "solid" | "dashed" | "dotted";
  readonly roughness: number;
  /** In percent. */
  readonly opacity: number;
  readonly roundness: { readonly type: 1 | 2 | 3; readonly value?: number | undefined } | null;
  /** Makes a hand-drawn line look the same on every screen. */
  readonly seed: number;
  /** Increases with every change of the element. */
  readonly version: number;
  /** Breaks the tie between two changes with the same version. */
  readonly versionNonce: number;
  /** Stacking order as sortable text. */
  readonly index: string | null;
  readonly groupIds: string[];
  readonly boundElements: { readonly id: string; readonly type: "arrow" | "text" }[] | null;
  readonly locked: boolean;
}

/** Relative to the element's position. */
export type BoardPoint = [number, number];

export interface BoardShape extends Common {
  readonly type: "rectangle" | "diamond" | "ellipse";
}

export const ARROWHEADS = [
  "arrow",
  "bar",
  "dot",
  "circle",
  "circle_outline",
  "triangle",
  "triangle_outline",
  "diamond",
  "diamond_outline",
  "crowfoot_one",
  "crowfoot_many",
  "crowfoot_one_or_many",
] as const;
export type Arrowhead = (typeof ARROWHEADS)[number];

interface Binding {
  readonly elementId: string;
  readonly focus: number;
  readonly gap: number;
  readonly fixedPoint?: BoardPoint | null | undefined;
}

export interface BoardLine extends Common {
  readonly type: "line" | "arrow";
  /**
   * `x,y x,y …` relative to the element's position, as in SVG: an array of thousands of members would be slow
   * to parse.
   */
  readonly points: string;
  readonly startBinding: Binding | null;
  readonly endBinding: Binding | null;
  readonly startArrowhead: Arrowhead | null;
  readonly endArrowhead: Arrowhead | null;
  /** Whether the arrow has right angles. */
  readonly elbowed?: boolean | undefined;
}

/** A pen stroke. */
export interface BoardStroke extends Common {
  readonly type: "freedraw";
  readonly points: string;
  /** `0.5 0.62 …`, one for each point; empty if the pen doesn't report pressure. */
  readonly pressures: string;
  readonly simulatePressure: boolean;
}

export interface BoardText extends Common {
  readonly type: "text";
  readonly text: string;
  /** The text before it was wrapped into lines. */
  readonly originalText: string;
  readonly fontSize: number;
  readonly fontFamily: number;
  readonly textAlign: "left" | "center" | "right";
  readonly verticalAlign: "top" | "middle" | "bottom";
  /** The shape that contains it. */
  readonly containerId: string | null;
  readonly autoResize: boolean;
  readonly lineHeight: number;
}

export type BoardElement = BoardShape | BoardLine | BoardStroke | BoardText;

/** Which version an element has. */
export type BoardVersion = Pick<Common, "id" | "version" | "versionNonce">;

/** Elements that were added or changed, and ids of deleted ones. */
export interface BoardChange {
  elements: BoardElement[];
  deleted: BoardVersion[];
}

/**
 * Excalidraw's rule, which makes every page end with the same board: the higher version wins, and between
 * equal versions the lower nonce.
 */
export function isNewer(
  one: Pick<BoardVersion, "version" | "versionNonce">,
  other: Pick<BoardVersion, "version" | "versionNonce"> | undefined,
): boolean {
  if (!other || one.version > other.version) return true;
  return one.version === other.version && one.versionNonce < other.versionNonce;
}
