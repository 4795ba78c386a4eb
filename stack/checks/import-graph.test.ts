import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ImportGraph, importGraph } from "./import-graph";

const files: Record<string, string> = {
  "tsconfig.json": JSON.stringify({
    compilerOptions: { verbatimModuleSyntax: true, paths: { "@/*": ["./*"] } },
  }),
  "lib/a.ts": 'import type { B } from "./b";\nexport const a: B = { b: 1 };',
  "lib/b.ts": "export interface B { b: number }",
  "lib/late.ts": "export const late = 1;",
  "lib/style.css": "p { color: red }",
  "lib/view.tsx": 'import "./style.css";\nexport const View = () => <p />;',
  "lib/a.test.ts":
    'import { a } from "@/lib/a";\nconst { late } = await import("@/lib/late");\nconsole.log(a, late);',
  "lib/view.test.tsx":
    'import { expect } from "vitest";\nimport { View } from "./view";\nexpect(View).toBeDefined();',
};

let root: string;
let graph: ImportGraph;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "showrunner-graph-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  graph = await importGraph(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it("finds the tests, and what imports a file by path or alias, statically or dynamically", () => {
  expect(graph.tests).toEqual(["lib/a.test.ts", "lib/view.test.tsx"]);
  expect(graph.importers.get("lib/a.ts")).toEqual(["lib/a.test.ts"]);
  expect(graph.importers.get("lib/late.ts")).toEqual(["lib/a.test.ts"]);
  expect(graph.importers.get("lib/style.css")).toEqual(["lib/view.tsx"]);
});

it("leaves out types and packages", () => {
  expect([...graph.importers.keys()].sort()).toEqual([
    "lib/a.test.ts",
    "lib/a.ts",
    "lib/late.ts",
    "lib/style.css",
    "lib/view.test.tsx",
    "lib/view.tsx",
  ]);
});
