import { isHeader, nameColumns, numberedColumns } from "./name-columns";
import { MOST_COLUMNS, type RowBatches, type Table, type TableRow } from "./table-row";
import { UnreadableTable } from "./unreadable-table";

/** Rows of plain cells as a table: the first names the columns, where it does. */
export async function rowsToTable(source: AsyncGenerator<string[][], void>): Promise<Table> {
  const first = await source.next();
  const [head, ...rest] = first.value ?? [];
  if (!head) return { header: [], batches: nothing() };
  if (head.length > MOST_COLUMNS)
    throw new UnreadableTable(`The table has ${head.length} columns; the maximum is ${MOST_COLUMNS}.`);
  const named = isHeader(head);
  const header = named ? nameColumns(head) : numberedColumns(head.length);
  return { header, batches: numbered(header.length, named ? rest : [head, ...rest], source) };
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
    for await (const rows of source) yield rows.map(toRow);
  } finally {
    await source.return();
  }
}
