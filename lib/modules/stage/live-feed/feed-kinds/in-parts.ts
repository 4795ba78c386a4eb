/** Maximum number of chat messages or captions per entry, so that they fit into one room message. */
const LINES = 20;
/** Maximum number of chat messages or captions per round. */
export const LINES_GATHERED = 400;

/** Splits chat messages or captions into the parts of entries. */
export const inParts = <T>(lines: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(lines.length / LINES) }, (_, part) =>
    lines.slice(part * LINES, (part + 1) * LINES),
  );
