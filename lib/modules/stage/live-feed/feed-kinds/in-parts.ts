/** Maximum number of messages per entry, so that they fit into one room message. */
const LINES = 20;
/** Maximum number of messages per round. */
export const LINES_GATHERED = 400;

/** Splits messages into the parts of entries. */
export const inParts = <T>(lines: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(lines.length / LINES) }, (_, part) =>
    lines.slice(part * LINES, (part + 1) * LINES),
  );
