import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Column, DataTable } from "./data-table";

interface Row {
  id: string;
  count: number;
}

const columns: readonly Column<Row>[] = [
  { header: "Name", className: "font-medium", cell: ({ id }) => id },
  { header: "Times", numeric: true, from: "md", cell: ({ count }) => count },
  { header: "Actions", quiet: true, cell: () => <button type="button">Do</button> },
];
const rows: readonly Row[] = [
  { id: "one", count: 1 },
  { id: "two", count: 2 },
];
const table = (more: { openKey?: string | null; onOpen?: () => void } = {}) =>
  renderToStaticMarkup(
    <DataTable label="Things" columns={columns} rows={rows} keyOf={({ id }) => id} {...more} />,
  );

describe("DataTable", () => {
  it("has a name, a header for each column and a row for each thing", () => {
    const html = table();
    expect(html).toContain('<caption class="sr-only">Things</caption>');
    expect(html.match(/<th scope="col"/g)).toHaveLength(3);
    expect(html.match(/<tr class/g)).toHaveLength(2);
    expect(html).toContain('<span class="sr-only">Actions</span>');
  });

  it("hides a column's header with its cells, and puts both of its figures to the right", () => {
    expect(table().match(/text-right max-md:hidden/g)).toHaveLength(1 + rows.length);
  });

  it("marks rows only where they open, and the one that is open", () => {
    expect(table()).not.toContain("cursor-pointer");
    expect(table()).not.toContain("aria-selected");
    const html = table({ onOpen: () => {}, openKey: "two" });
    expect(html.match(/cursor-pointer/g)).toHaveLength(2);
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(html.match(/aria-selected="false"/g)).toHaveLength(1);
  });
});
