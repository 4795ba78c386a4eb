import type { Element, ObjectionKind } from "../../analysis-shape";

/** How people put things, composed from words of one meaning near words of another. */
export interface Frames {
  objections: Readonly<Record<ObjectionKind, RegExp>>;
  /** An objection only right after a price was said. */
  reaction: RegExp;
  elements: Readonly<Record<Element, RegExp>>;
  /** Questions whose answers tell an element. */
  asks: Readonly<Partial<Record<Element, RegExp>>>;
  /** Questions that ask for objections. */
  doubts: RegExp;
  risks: Readonly<Record<string, RegExp>>;
  /** What isn't meant, isn't one's own, or isn't so any more. */
  /** Around the name of a vendor: before it, after it, and where a name is of something else. */
  vendor: { before: RegExp; after: RegExp; not: RegExp };
  unreal: RegExp;
  accepts: RegExp;
  /** What only those who sell say, and those who buy. */
  seller: RegExp;
  buyer: RegExp;
}

const GAP = 40;

/** Both within a few words, in either order. */
export const near = (one: string, other: string, gap = GAP): string =>
  `(?:${one})(?!\\p{L})[^.?!]{0,${gap}}(?<!\\p{L})(?:${other})|(?:${other})(?!\\p{L})[^.?!]{0,${gap}}(?<!\\p{L})(?:${one})`;

/** The first, then the other, within a clause. */
export const within = (one: string, other: string, gap = GAP): string =>
  `(?:${one})(?!\\p{L})[^.?!,;:]{0,${gap}}(?<!\\p{L})(?:${other})`;

/** The first, then the other. */
export const follows = (one: string, other: string, gap = GAP): string =>
  `(?:${one})(?!\\p{L})[^.?!]{0,${gap}}(?<!\\p{L})(?:${other})`;
