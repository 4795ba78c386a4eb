import { plainCell } from "@/lib/platform/tables/safe-cell";
import type { TableRow } from "@/lib/platform/tables/table-row";
import type { TableField } from "../table-fields-schema";
import { type Columns, detectColumns } from "./detect-columns";

/** One row by field. Fields without a column are absent. */
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

/** Returns how many known columns a row names, if one of them is for titles. */
export function titledColumns(cells: readonly string[]): number {
  const { places } = detectColumns(cells);
  return places.has("title") ? places.size : 0;
}

/** Returns the rows below the header. Undefined if it has no column for titles. */
export function tableLines(header: readonly string[], rows: readonly TableRow[]): TableLines | undefined {
  const { places, inSeconds } = detectColumns(header);
  if (!places.has("title")) return undefined;
  const fields = new Map([...places].map(([field, place]) => [place, field]));
  return {
    columns: header.flatMap((name, place) =>
      name.trim() === "" ? [] : [{ name: name.trim().slice(0, 100), field: fields.get(place) ?? null }],
    ),
    inSeconds,
    lines: rows.map((row) => lineOf(row, places)),
  };
}

function lineOf({ row, cells, problem }: TableRow, places: Columns["places"]): TableLine {
  return {
    row,
    cells: new Map(
      [...places].map(([field, place]) => [field, plainCell(cells[place]?.trim() ?? "")] as const),
    ),
    ...(problem ? { problem } : {}),
  };
}
