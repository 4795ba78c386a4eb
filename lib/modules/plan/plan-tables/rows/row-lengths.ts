import { clockIn, offsetIn, secondsBetween, spanIn } from "../cells/clock-text";
import { type GivenLength, lengthIn, settleLengths } from "../cells/length-in";
import type { TableLine } from "../columns/table-lines";
import type { RowFinding } from "./row-finding";

/** One row, with its exported values if it matches an existing segment. */
export interface TimedRow {
  line: TableLine;
  /** The segment's current length, and its start as exported. */
  before?: { seconds: number; start: string };
}

interface Times {
  start?: number | undefined;
  end?: number | undefined;
  offset?: number | undefined;
}

interface TableTimes {
  inSeconds: boolean;
  isWorkbook: boolean;
  /** Planned duration of the show in seconds. Null if not set. */
  planned: number | null;
}

const WITHOUT_ANY = 300;
const [MIN, MAX] = [5, 14_400];

/**
 * Returns the length of each segment: as its row says, or else up to its end, to the next row's start, or to
 * the end of the show. Segments follow each other, so starts matter only for this.
 */
export function rowLengths(
  rows: readonly TimedRow[],
  table: TableTimes,
): { lengths: number[]; findings: RowFinding[] } {
  const times = rows.map(({ line }) => timesOf(line));
  const given = rows.map(({ line }) => lengthIn(line.cells.get("length") ?? "", table));
  const findings = rows.flatMap(({ line }, index) => unread(line, given[index]));
  const written = settleLengths(given, table.planned);
  const lengths: number[] = [];
  for (const [index, { line, before }] of rows.entries()) {
    const found = written[index] ?? between(times[index], times[index + 1]);
    const rest = index === rows.length - 1 && table.planned !== null ? table.planned - sum(lengths) : 0;
    const seconds = found ?? before?.seconds ?? (isLength(rest) ? rest : WITHOUT_ANY);
    if (isLength(seconds)) lengths.push(seconds);
    else {
      lengths.push(before?.seconds ?? WITHOUT_ANY);
      findings.push(about(line, "A segment's length must be 5 seconds to 4 hours."));
    }
    if (found === undefined && !before && !isLength(rest))
      findings.push(about(line, "The row has no length, so it is set to 5 minutes."));
  }
  return { lengths, findings };
}

const isLength = (seconds: number): boolean => seconds >= MIN && seconds <= MAX;
const sum = (lengths: readonly number[]): number => lengths.reduce((all, one) => all + one, 0);

const about = ({ row }: TableLine, message: string): RowFinding => ({ row, field: "length", message });

function unread({ row, cells }: TableLine, given: GivenLength | undefined): RowFinding[] {
  const text = cells.get("length") ?? "";
  if (text === "" || given) return [];
  return [
    { row, field: "length", message: `“${text.slice(0, 40)}” isn't a length, such as 5, 1:30 or 1h 10m.` },
  ];
}

export function timesOf({ cells }: TableLine): Times {
  const { start, end } = spanIn(cells.get("start") ?? "");
  return {
    start,
    end: clockIn(cells.get("end") ?? "") ?? end,
    offset: offsetIn(cells.get("offset") ?? ""),
  };
}

/** Returns the time up to its own end, or else to the start of the next row. */
function between(own: Times | undefined, next: Times | undefined): number | undefined {
  if (own?.start !== undefined) {
    const until = own.end ?? next?.start;
    if (until !== undefined) return secondsBetween(own.start, until);
  }
  return own?.offset !== undefined && next?.offset !== undefined ? next.offset - own.offset : undefined;
}
