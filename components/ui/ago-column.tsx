import { Ago } from "./ago";
import type { Column } from "./data-table";

/** A column with the time since an event; `never` if it hasn't happened. */
export const agoColumn = <Row,>(
  header: string,
  instantOf: (row: Row) => string | null,
  { from, never = "" }: { from?: Column<Row>["from"]; never?: string } = {},
): Column<Row> => ({
  header,
  ...(from ? { from } : {}),
  className: "whitespace-nowrap text-ink-muted",
  cell: (row) => {
    const instant = instantOf(row);
    return instant ? <Ago value={instant} /> : never;
  },
});
