import { nameKey } from "@/lib/modules/people/guests";
import type { PlanSegment } from "@/lib/stage";
import type { TableLine } from "../columns/table-lines";

/**
 * Matches each row with a segment of the run of show, by ID, or else by title. An unmatched row is a new
 * segment.
 */
export function matchLines(
  lines: readonly TableLine[],
  segments: readonly PlanSegment[],
): Map<TableLine, PlanSegment> {
  const left = new Set(segments);
  const found = new Map<TableLine, PlanSegment>();
  const match = (is: (segment: PlanSegment, line: TableLine) => boolean): void => {
    for (const line of lines) {
      const segment = found.has(line) ? undefined : [...left].find((one) => is(one, line));
      if (!segment) continue;
      found.set(line, segment);
      left.delete(segment);
    }
  };
  match(({ id }, { cells }) => id === cells.get("id"));
  match(({ title }, { cells }) => nameKey(title) === nameKey(cells.get("title") ?? ""));
  return found;
}
