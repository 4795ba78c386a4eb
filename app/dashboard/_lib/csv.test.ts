import { expect, it } from "vitest";
import { csvFile, csvOf, noFile } from "./csv";

it("escapes cells that a spreadsheet would run as formulas", () => {
  const rows = [
    { name: "=HYPERLINK(1)", note: 'a "quoted", line\nbreak', count: -3 },
    { name: "+1", note: "@SUM", count: 0 },
  ];
  expect(csvOf(rows, ["name", "note", "count"])).toBe(
    ["name,note,count", `'=HYPERLINK(1),"a ""quoted"", line\nbreak",-3`, "'+1,'@SUM,0", ""].join("\r\n"),
  );
  expect(csvOf(rows.slice(1), ["count"], false)).toBe("0\r\n");
});

it("names the file, or explains why there isn't one", async () => {
  const file = csvFile("showrunner-test-days", "a\r\n");
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="showrunner-test-days.csv"');
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const none = noFile({
    code: "insufficient_scope",
    message: "This call requires the scope analytics:read.",
  });
  expect(none.status).toBe(403);
  expect(await none.text()).toContain("analytics:read");
});
