import { readText } from "./read-text";
import { MAX_COLUMNS, MAX_RECORD_BYTES, type RowBatches, type Table, type TableRow } from "./table-row";
import { UnreadableTable } from "./unreadable-table";

const BATCH = 500;

/** Reads one JSON object per line. Member names become columns, in the order of their first occurrence. */
export function jsonLinesTable(path: string): Table {
  const header: string[] = [];
  return { header, batches: read(path, header) };
}

async function* read(path: string, header: string[]): RowBatches {
  const places = new Map<string, number>();
  let row = 0;
  let batch: TableRow[] = [];
  for await (const line of linesOf(path)) {
    row += 1;
    batch.push(rowOf(line, row, header, places));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* linesOf(path: string): AsyncGenerator<string, void> {
  let held = "";
  for await (const text of readText(path)) {
    const lines = (held + text).split("\n");
    held = lines.pop() ?? "";
    for (const line of lines) if (line.trim() !== "") yield checked(line);
    checked(held);
  }
  if (held.trim() !== "") yield held;
}

function checked(line: string): string {
  if (line.length > MAX_RECORD_BYTES)
    throw new UnreadableTable(`A line is longer than ${MAX_RECORD_BYTES / 1024} KiB.`);
  return line;
}

function rowOf(line: string, row: number, header: string[], places: Map<string, number>): TableRow {
  const value = parsed(line);
  if (value === undefined) return { row, cells: [], problem: "The line isn't a JSON object." };
  const cells: string[] = [];
  for (const [name, content] of Object.entries(value)) {
    let place = places.get(name);
    if (place === undefined) {
      if (header.length === MAX_COLUMNS)
        throw new UnreadableTable(`The lines have more than ${MAX_COLUMNS} different names.`);
      place = header.push(name) - 1;
      places.set(name, place);
    }
    cells[place] = textOf(content);
  }
  return { row, cells: Array.from(cells, (cell) => cell ?? "") };
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return value !== null && typeof value === "object" && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function textOf(content: unknown): string {
  if (content === null || content === undefined) return "";
  return typeof content === "string" ? content : JSON.stringify(content);
}
