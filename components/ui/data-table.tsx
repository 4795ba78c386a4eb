import clsx from "clsx";
import type { ReactNode } from "react";
import { moveInRows } from "./move-in-rows";

export interface Column<Row> {
  header: string;
  /** Hides the header visually, for a column of buttons. */
  quiet?: boolean;
  /** Hidden on narrower screens. */
  from?: "sm" | "md" | "lg" | "wide";
  /** Right-aligns numbers. */
  numeric?: boolean;
  className?: string;
  headClassName?: string;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** Accessible name of the table, not shown. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /**
   * Makes rows clickable and reachable with arrow keys; keyboard focus is on a row's first link or button.
   * For client components only.
   */
  onOpen?: (row: Row) => void;
  /** Key of the row that is open beside the table. */
  openKey?: string | null;
  className?: string;
}

const HIDDEN = {
  sm: "max-sm:hidden",
  md: "max-md:hidden",
  lg: "max-lg:hidden",
  wide: "max-[1400px]:hidden",
};
/** For the last column of narrower screens, so that it ends where the table does. */
const FLUSH = {
  sm: "max-sm:pr-0",
  md: "max-md:pr-0",
  lg: "max-lg:pr-0",
  wide: "max-[1400px]:pr-0",
};
const WIDTHS = ["sm", "md", "lg", "wide"] as const;
const HEAD =
  "h-9 whitespace-nowrap border-line border-b px-3 font-medium text-ink-muted text-sm first:pl-0 last:pr-0";
const CELL = "h-11 px-3 py-2 align-middle first:pl-0 last:pr-0";
const ROW = "border-line border-b transition-colors last:border-b-0";

/** A table. It scrolls horizontally on small screens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, onOpen, openKey, className } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="relative w-full overflow-x-auto">
      <table className={clsx("w-full border-collapse text-left text-base", className)}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.header}
                scope="col"
                className={classesOf(column, clsx(HEAD, flushIn(columns, index)), column.headClassName)}
              >
                {column.quiet ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onOpen && moveInRows}>
          {rows.map((row) => {
            const open = openKey === undefined ? undefined : keyOf(row) === openKey;
            return (
              <tr
                key={keyOf(row)}
                onClick={onOpen && (() => onOpen(row))}
                aria-selected={open}
                className={clsx(
                  ROW,
                  onOpen && "cursor-pointer hover:bg-hover has-focus-visible:bg-hover",
                  open && "bg-accent-soft",
                )}
              >
                {columns.map((column, index) => (
                  <td
                    key={column.header}
                    className={classesOf(column, clsx(CELL, flushIn(columns, index)), column.className)}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const classesOf = ({ from, numeric }: Pick<Column<never>, "from" | "numeric">, base: string, own?: string) =>
  clsx(base, numeric && "text-right", from && HIDDEN[from], own);

/** Where the columns after this one are all hidden. */
function flushIn(columns: readonly Pick<Column<never>, "from">[], index: number): string | undefined {
  const later = columns.slice(index + 1).map(({ from }) => from);
  if (later.length === 0 || later.includes(undefined)) return undefined;
  const narrowest = WIDTHS.find((width) => later.includes(width));
  return narrowest && FLUSH[narrowest];
}
