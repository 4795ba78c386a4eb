interface Range {
  fromMs: number;
  toMs: number;
}

const both = (one: Range, other: Range): number =>
  Math.max(0, Math.min(one.toMs, other.toMs) - Math.max(one.fromMs, other.fromMs));

const lengthOf = ({ fromMs, toMs }: Range): number => toMs - fromMs;

/** Which part of the shorter one of two ranges is in both, from 0 to 1. */
export const sharedOfShorter = (one: Range, other: Range): number =>
  both(one, other) / Math.max(1, Math.min(lengthOf(one), lengthOf(other)));

/** Which part of the longer one of two ranges is in both, from 0 to 1. */
export const sharedOfLonger = (one: Range, other: Range): number =>
  both(one, other) / Math.max(1, lengthOf(one), lengthOf(other));

/** Two moments that were found share at most this part of the shorter one. */
export const MOST_SHARED = 0.2;

/** What shares that much with a segment is at its place. */
export const SAME_SHARE = 0.8;
