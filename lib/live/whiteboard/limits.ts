/** Limits of one whiteboard, and of one call that changes it. */
export const MAX_ELEMENTS = 5_000;
/** Size of all elements as JSON. */
export const MAX_BOARD_BYTES = 2_000_000;
export const MAX_CHANGES = 200;
export const MAX_DELETIONS = 1_000;
/** Points of one pen stroke. Pages thin out longer ones. */
export const MAX_STROKE_POINTS = 2_000;
export const MAX_LINE_POINTS = 200;
/** Characters of points or pressures, as text. */
export const MAX_POINT_TEXT = 40_000;
export const MAX_TEXT = 2_000;
