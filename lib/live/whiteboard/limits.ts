/** What one whiteboard holds, and what one call may bring to it. */
export const MOST_ELEMENTS = 5_000;
/** Of all elements as JSON. */
export const MOST_BOARD_BYTES = 2_000_000;
export const MOST_CHANGES = 200;
export const MOST_DELETIONS = 1_000;
/** Of one stroke of a pen; pages thin longer ones out. */
export const MOST_STROKE_POINTS = 2_000;
export const MOST_LINE_POINTS = 200;
/** Characters of either, written as text. */
export const MOST_POINT_TEXT = 40_000;
export const MOST_TEXT = 2_000;
