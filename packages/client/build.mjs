#!/usr/bin/env node
// Builds dist/: one ES module per entry point, and self-contained declarations.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import ts from "typescript";

const root = fileURLToPath(new URL(".", import.meta.url));
const outDir = process.argv[2] ?? join(root, "dist");
const entries = ["index", "webhooks", "query"].map((name) => join(root, `src/${name}.ts`));

rmSync(outDir, { recursive: true, force: true });
await build({
  entryPoints: entries,
  outdir: outDir,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "neutral",
  target: ["es2022"],
  legalComments: "none",
  logLevel: "warning",
});

const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram(entries, { ...parsed.options, outDir });
const { diagnostics } = program.emit();
const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (problems.length > 0) {
  console.error(
    ts.formatDiagnostics(problems, {
      ...ts.sys,
      getCanonicalFileName: (name) => name,
      getNewLine: () => "\n",
    }),
  );
  process.exit(1);
}

// Node's resolution requires file extensions, which the sources leave out.
for (const name of readdirSync(outDir, { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".d.ts")) continue;
  const file = join(outDir, name);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/(from "\.{1,2}\/[^"]+)"/g, '$1.js"'));
}
