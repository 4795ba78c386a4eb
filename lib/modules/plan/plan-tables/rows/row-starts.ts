import { clockCell, clockIn, secondsBetween } from "../cells/clock-text";
import type { TableAround } from "../table-around";
import type { RowFinding } from "./row-finding";
import { type TimedRow, timesOf } from "./row-lengths";

/** People round by less than this, in seconds. */
const NOTICED = 60;
const DAY = 86_400;

/**
 * Returns findings for starts that can't be kept, because segments follow each other without gaps from the
 * start of the show. A start that is unchanged since the export predates the table's edits and is ignored.
 */
export function rowStarts(
  rows: readonly TimedRow[],
  lengths: readonly number[],
  { startsAt, timezone }: Pick<TableAround, "startsAt" | "timezone">,
): RowFinding[] {
  const begins = startsAt ? clockIn(clockCell(startsAt, timezone)) : undefined;
  let previous: number | undefined;
  return rows.flatMap(({ line, before }, index) => {
    const { start } = timesOf(line);
    const expected = index === 0 ? begins : previous;
    previous = start === undefined ? undefined : (start + (lengths[index] ?? 0)) % DAY;
    const isAsExported = before !== undefined && clockIn(before.start) === start;
    if (start === undefined || expected === undefined || isAsExported) return [];
    const message = index === 0 ? elsewhere(expected, start) : apart(expected, start);
    return message ? [{ row: line.row, field: "start" as const, message }] : [];
  });
}

/** Returns the shorter way around the clock, in seconds. Negative if it is earlier. */
function distance(from: number, to: number): number {
  const later = secondsBetween(from, to);
  return later > DAY / 2 ? later - DAY : later;
}

function elsewhere(expected: number, start: number): string | undefined {
  const seconds = distance(expected, start);
  if (Math.abs(seconds) < NOTICED) return undefined;
  const minutes = `${Math.round(Math.abs(seconds) / 60)} min`;
  return `The table starts ${minutes} ${seconds > 0 ? "after" : "before"} the show. The first segment was moved to the start of the show.`;
}

function apart(expected: number, start: number): string | undefined {
  const seconds = distance(expected, start);
  if (Math.abs(seconds) < NOTICED) return undefined;
  const minutes = `${Math.round(Math.abs(seconds) / 60)} min`;
  return seconds > 0
    ? `There is a gap of ${minutes} before this segment. Segments follow each other, so it was moved earlier.`
    : `It overlaps the previous segment by ${minutes}. Segments follow each other, so it was moved later.`;
}
