import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { applyEdit } from "./go-build";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "showrunner-edit-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const edit = {
  goModule: "example.com/server",
  file: "a.go",
  from: 'Listen(":1")',
  to: 'Listen("127.0.0.1:1")',
};

it("replaces text that occurs once", () => {
  writeFileSync(join(folder, "a.go"), 'before Listen(":1") after');
  applyEdit(folder, edit);
  expect(readFileSync(join(folder, "a.go"), "utf8")).toBe('before Listen("127.0.0.1:1") after');
});

it("rejects a source in which the text is missing or occurs more than once", () => {
  for (const text of ["something else", 'Listen(":1") Listen(":1")']) {
    writeFileSync(join(folder, "a.go"), text);
    expect(() => applyEdit(folder, edit)).toThrow(/a\.go .* not once/);
    expect(readFileSync(join(folder, "a.go"), "utf8")).toBe(text);
  }
});
