/** A thing on a whiteboard, as Excalidraw describes it, without what a show does not take: links, pictures, frames. */
interface Common {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radians. */
  readonly angle: number;
  readonly strokeColor: string;
  readonly backgroundColor: string;
  readonly fillStyle: "hachure" | "cross-hatch" | "solid" | "zigzag";
  readonly strokeWidth: number;
  readonly strokeStyle: "solid" | "dashed" | "dotted";
  readonly roughness: number;
  /** Percent. */
  readonly opacity: number;
  readonly roundness: { readonly type: 1 | 2 | 3; readonly value?: number | undefined } | null;
  /** So that a line that wobbles wobbles the same everywhere. */
  readonly seed: number;
  /** Rises with each change of it. */
  readonly version: number;
  /** Decides between two changes with one version. */
  readonly versionNonce: number;
  /** Its place from bottom to top, as text that sorts. */
  readonly index: string | null;
  readonly groupIds: string[];
  readonly boundElements: { readonly id: string; readonly type: "arrow" | "text" }[] | null;
  readonly locked: boolean;
}

/** From where the element stands. */
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
  /** `x,y x,y …` from where it stands, as in SVG: thousands of members would be slow to read. */
  readonly points: string;
  readonly startBinding: Binding | null;
  readonly endBinding: Binding | null;
  readonly startArrowhead: Arrowhead | null;
  readonly endArrowhead: Arrowhead | null;
  /** An arrow with right angles. */
  readonly elbowed?: boolean | undefined;
}

/** A stroke of a pen. */
export interface BoardStroke extends Common {
  readonly type: "freedraw";
  readonly points: string;
  /** `0.5 0.62 …`, one for each point; empty where the pen knows none. */
  readonly pressures: string;
  readonly simulatePressure: boolean;
}

export interface BoardText extends Common {
  readonly type: "text";
  readonly text: string;
  /** Before it was broken into lines. */
  readonly originalText: string;
  readonly fontSize: number;
  readonly fontFamily: number;
  readonly textAlign: "left" | "center" | "right";
  readonly verticalAlign: "top" | "middle" | "bottom";
  /** The shape that it stands in. */
  readonly containerId: string | null;
  readonly autoResize: boolean;
  readonly lineHeight: number;
}

export type BoardElement = BoardShape | BoardLine | BoardStroke | BoardText;

/** Which of its versions an element has. */
export type BoardVersion = Pick<Common, "id" | "version" | "versionNonce">;

/** Elements that are new or changed, and those that are gone. */
export interface BoardChange {
  elements: BoardElement[];
  deleted: BoardVersion[];
}

/** Excalidraw's rule, by which every page ends with the same board: the higher version, of two equal ones the lower nonce. */
export function isNewer(
  one: Pick<BoardVersion, "version" | "versionNonce">,
  other: Pick<BoardVersion, "version" | "versionNonce"> | undefined,
): boolean {
  if (!other || one.version > other.version) return true;
  return one.version === other.version && one.versionNonce < other.versionNonce;
}
