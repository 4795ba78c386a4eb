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
  it("has a caption, a header per column and a row per item", () => {
    const html = table();
    expect(html).toContain('<caption class="sr-only">Things</caption>');
    expect(html.match(/<th scope="col"/g)).toHaveLength(3);
    expect(html.match(/<tr class/g)).toHaveLength(2);
    expect(html).toContain('<span class="sr-only">Actions</span>');
  });

  it("hides a column's header along with its cells, and aligns numbers to the right", () => {
    expect(table().match(/text-right max-md:hidden/g)).toHaveLength(1 + rows.length);
  });

  it("ends with the last column that a narrow screen shows", () => {
    expect(table()).not.toMatch(/max-\w+:pr-0/);
    const wide: Column<Row> = { header: "Wide", from: "lg", cell: () => "" };
    const html = renderToStaticMarkup(
      <DataTable
        label="Things"
        columns={[...columns.slice(0, 2), wide]}
        rows={rows}
        keyOf={({ id }) => id}
      />,
    );
    // The name where the other two are hidden, the count where the last one is.
    expect(html.match(/max-md:pr-0/g)).toHaveLength(1 + rows.length);
    expect(html.match(/max-lg:pr-0/g)).toHaveLength(1 + rows.length);
  });

  it("makes rows clickable only when they open something, and selects the open one", () => {
    expect(table()).not.toContain("cursor-pointer");
    expect(table()).not.toContain("aria-selected");
    const html = table({ onOpen: () => {}, openKey: "two" });
    expect(html.match(/cursor-pointer/g)).toHaveLength(2);
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(html.match(/aria-selected="false"/g)).toHaveLength(1);
  });
});
