import type { Line } from "../facts/transcript";

/** How long a line stays marked after its last word, if no other begins. In seconds. */
const HOLD = 0.5;

/** Index of the line that is being said at a second of the program; of several, the one that began last. -1 if none is. */
export function lineAt(lines: readonly Pick<Line, "start_sec" | "end_sec">[], second: number): number {
  return lines.findLastIndex(({ start_sec, end_sec }) => start_sec <= second && second < end_sec + HOLD);
}
