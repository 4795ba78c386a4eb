import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OperationTable } from "./operation-table";

const row = (operation: string, changes = {}) => ({
  operation,
  requests: 12,
  errors: 0,
  cost_usd: 0.000024,
  p95_ms: 1024,
  ...changes,
});

const draw = (rows: ReturnType<typeof row>[]) =>
  renderToStaticMarkup(<OperationTable rows={rows} logOf={() => "/requests"} />);

it("lists work without requests after the requests, with a description", () => {
  const html = draw([row("plan.write", { requests: 0, cost_usd: 0.04, p95_ms: 0 }), row("createShowroom")]);
  expect(html.indexOf("createShowroom")).toBeLessThan(html.indexOf("Writing a run of show"));
  expect(html).toContain("charged on completion");
  expect(html).toContain("$0.04");
  expect(html).toContain("1,024 ms");
  expect(html).not.toContain("plan.write");
  expect(html).not.toContain("0 ms");
});

it("collapses a long table, but not the work, which is most of the cost", () => {
  const many = Array.from({ length: 27 }, (_, at) => row(`operation${at}`));
  const work = row("plan.write", { requests: 0, cost_usd: 0.06, p95_ms: 0 });
  const html = draw([work, ...many]);
  expect(html).toContain("All 27 operations");
  expect(html.indexOf("All 27 operations")).toBeLessThan(html.indexOf("Writing a run of show"));
  expect(draw(many.slice(0, 5))).not.toContain("<button");
});
