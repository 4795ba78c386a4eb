import { COLUMNS, type ExportedEvent } from "./export-kinds";

/** Yields the header and events as rows of a table. */
export async function* exportedRows(
  batches: AsyncIterable<readonly ExportedEvent[]>,
): AsyncGenerator<string[][], void> {
  yield [[...COLUMNS]];
  for await (const events of batches)
    if (events.length > 0) yield events.map((event) => COLUMNS.map((column) => cellOf(event[column])));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
