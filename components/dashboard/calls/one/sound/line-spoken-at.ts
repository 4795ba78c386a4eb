import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";

/** How long a line without an end counts as being said, in seconds. */
const WITHOUT_END = 5;

type Line = Pick<CallDetailWire["transcript"][number], "line" | "start_sec" | "end_sec">;

/** Returns the number of the line that is said at a second of the call; of several, the one that began last. */
export const lineSpokenAt = (lines: readonly Line[], second: number): number | undefined =>
  lines.findLast(
    ({ start_sec, end_sec }) =>
      start_sec !== null && start_sec <= second && second < (end_sec ?? start_sec + WITHOUT_END) + 0.5,
  )?.line;
