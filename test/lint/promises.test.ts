import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "@/stack/paths";

const planted = join(projectRoot, "test/lint/planted");

interface Found {
  filename: string;
  labels: { span: { line: number } }[];
}

function findings(): string[] {
  const program = join(projectRoot, "node_modules/oxlint/bin/oxlint");
  const { stdout, stderr } = spawnSync(process.execPath, [program, "--format", "json", planted], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Found[] };
  return diagnostics.map(({ filename, labels }) => `${basename(filename)}:${labels[0]?.span.line}`);
}

/** Lines marked with a comment. */
const plantedLines = (): string[] =>
  readdirSync(planted).flatMap((file) =>
    readFileSync(join(planted, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (line.endsWith("// planted") ? [`${file}:${index + 1}`] : [])),
  );

it("finds every unhandled promise, and no other line", () => {
  const expected = plantedLines();
  expect(expected.length).toBeGreaterThanOrEqual(20);
  expect([...new Set(findings())].sort()).toEqual(expected.sort());
});
