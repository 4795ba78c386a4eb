/** Lines in one entry: what they take still fits into one message of the room. */
const LINES = 20;
/** Lines that are gathered at once. */
export const LINES_GATHERED = 400;

/** Lines as entries hold them. */
export const inParts = <T>(lines: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(lines.length / LINES) }, (_, part) =>
    lines.slice(part * LINES, (part + 1) * LINES),
  );
