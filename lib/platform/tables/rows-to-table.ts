import { findHeader, HEADER_WITHIN, type HeaderScore } from "./find-header";
import { nameColumns, numberedColumns } from "./name-columns";
import { MAX_COLUMNS, type RowBatches, type Table, type TableRow } from "./table-row";
import { UnreadableTable } from "./unreadable-table";

/**
 * Turns rows of plain cells into a table, without blank rows. One of the first rows is the header, if there
 * is one.
 */
export async function rowsToTable(
  source: AsyncGenerator<string[][], void>,
  score?: HeaderScore,
): Promise<Table> {
  const first = await firstRows(source);
  if (first.length === 0) return { header: [], batches: nothing() };
  const at = findHeader(first, score);
  const head = first[at ?? 0] ?? [];
  if (head.length > MAX_COLUMNS)
    throw new UnreadableTable(`The table has ${head.length} columns. The limit is ${MAX_COLUMNS}.`);
  const header = at === undefined ? numberedColumns(head.length) : nameColumns(head);
  return { header, batches: numbered(header.length, first.slice(at === undefined ? 0 : at + 1), source) };
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== "");

/** The rows that can contain the header. */
async function firstRows(source: AsyncGenerator<string[][], void>): Promise<string[][]> {
  const rows: string[][] = [];
  while (rows.length < HEADER_WITHIN) {
    const next = await source.next();
    if (next.done) break;
    rows.push(...next.value.filter(isFilled));
  }
  return rows;
}

async function* nothing(): RowBatches {}

async function* numbered(
  columns: number,
  first: string[][],
  source: AsyncGenerator<string[][], void>,
): RowBatches {
  let row = 0;
  const toRow = (cells: string[]): TableRow => {
    row += 1;
    const more = cells.slice(columns).filter((cell) => cell.trim() !== "").length;
    if (more === 0) return { row, cells };
    return { row, cells, problem: `The row has ${more} more cells than the header.` };
  };
  try {
    if (first.length > 0) yield first.map(toRow);
    for await (const rows of source) {
      const own = rows.filter(isFilled).map(toRow);
      if (own.length > 0) yield own;
    }
  } finally {
    await source.return();
  }
}
