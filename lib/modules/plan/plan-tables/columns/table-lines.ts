import { plainCell } from "@/lib/platform/tables/safe-cell";
import type { TableRow } from "@/lib/platform/tables/table-row";
import type { TableField } from "../table-fields-schema";
import { type Columns, knowColumns } from "./know-columns";

/** One row by its fields; a field that has no column is missing. */
export interface TableLine {
  /** Counted from 1, without the header. */
  row: number;
  cells: ReadonlyMap<TableField, string>;
  problem?: string;
}

export interface TableLines {
  columns: { name: string; field: TableField | null }[];
  inSeconds: boolean;
  lines: TableLine[];
}

/** Above the header many tables have a title, a date, an address. */
const HEADER_WITHIN = 10;

/** The rows under the line that names the columns; undefined where no line has one for titles. */
export function tableLines(header: readonly string[], rows: readonly TableRow[]): TableLines | undefined {
  const names = [header, ...rows.slice(0, HEADER_WITHIN).map(({ cells }) => cells)];
  const known = names.map(knowColumns);
  const most = Math.max(0, ...known.map(({ places }) => (places.has("title") ? places.size : 0)));
  const at = known.findIndex(({ places }) => places.has("title") && places.size === most);
  const [columns, own] = [known[at], names[at]];
  if (!columns || !own) return undefined;
  const { places, inSeconds } = columns;
  const fields = new Map([...places].map(([field, place]) => [place, field]));
  return {
    columns: own.flatMap((name, place) =>
      name.trim() === "" ? [] : [{ name: name.trim().slice(0, 100), field: fields.get(place) ?? null }],
    ),
    inSeconds,
    lines: rows.slice(at).map((row, index) => lineOf(row, index + 1, places)),
  };
}

function lineOf({ cells, problem }: TableRow, row: number, places: Columns["places"]): TableLine {
  return {
    row,
    cells: new Map(
      [...places].map(([field, place]) => [field, plainCell(cells[place]?.trim() ?? "")] as const),
    ),
    ...(problem ? { problem } : {}),
  };
}
