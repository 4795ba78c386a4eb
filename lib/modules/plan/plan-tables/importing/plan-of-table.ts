import { type Plan, planTimes } from "@/lib/stage";
import { segmentCells } from "../cells/segment-cells";
import type { TableLines } from "../columns/table-lines";
import { matchLines } from "../rows/match-lines";
import type { RowFinding } from "../rows/row-finding";
import { rowLengths, type TimedRow } from "../rows/row-lengths";
import { rowSegment } from "../rows/row-segment";
import { rowStarts } from "../rows/row-starts";
import type { TableAround } from "../table-around";

interface Read {
  plan: Plan;
  findings: RowFinding[];
}

interface Reading {
  around: TableAround;
  isWorkbook: boolean;
  makeId: () => string;
}

/**
 * Returns the run of show after importing a table into the current one. The table's rows are all of its
 * segments.
 */
export function planOfTable(
  { lines, inSeconds }: Pick<TableLines, "lines" | "inSeconds">,
  current: Plan,
  { around, isWorkbook, makeId }: Reading,
): Read {
  const parts = matchLines(lines, current.segments);
  const untitled = lines.filter((line) => line.cells.get("title") === "" && !parts.has(line));
  const rows = lines.filter((line) => !untitled.includes(line));
  const timed = timedRows(rows, parts, current, around);
  const times = rowLengths(timed, { inSeconds, isWorkbook, planned: around.seconds });
  const made = rows.map((line, index) =>
    rowSegment(line, parts.get(line), times.lengths[index] ?? 0, around, makeId),
  );
  const findings: RowFinding[] = [
    ...lines.flatMap(({ row, problem }) => (problem ? [{ row, field: null, message: problem }] : [])),
    ...untitled.map(({ row }) => ({
      row,
      field: "title" as const,
      message: "The row has no title and was skipped.",
    })),
    ...times.findings,
    ...rowStarts(timed, times.lengths, around),
    ...made.flatMap((one) => one.findings),
  ];
  return {
    plan: { ...current, segments: made.map(({ segment }) => segment) },
    findings: findings.sort((one, other) => one.row - other.row),
  };
}

function timedRows(
  rows: TableLines["lines"],
  parts: ReturnType<typeof matchLines>,
  current: Plan,
  around: TableAround,
): TimedRow[] {
  const { offsets } = planTimes(current.segments);
  return rows.map((line) => {
    const part = parts.get(line);
    if (!part) return { line };
    const { start } = segmentCells(part, offsets[current.segments.indexOf(part)] ?? 0, around);
    return { line, before: { seconds: part.duration_sec, start } };
  });
}
