import { globSync } from "node:fs";
import { build } from "esbuild";
import { TEST_FILES } from "./test-files.mjs";

export interface ImportGraph {
  tests: string[];
  /** For each file that a test loads, the files that import it. Paths from the root. */
  importers: Map<string, string[]>;
}

/** Returns the import graph of our own files, as far as tests load them. Type-only imports don't count. */
export async function importGraph(root: string): Promise<ImportGraph> {
  const exclude = (name: string) => name.includes("node_modules");
  const tests = globSync(TEST_FILES, { cwd: root, exclude }).sort();
  const { metafile } = await build({
    absWorkingDir: root,
    // One entry that imports them all takes half of what separate ones do, which share their code in chunks.
    stdin: { contents: tests.map((test) => `import "./${test}";`).join("\n"), resolveDir: root },
    bundle: true,
    treeShaking: false,
    outfile: "out.js",
    write: false,
    metafile: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    loader: { ".css": "empty" },
    logLevel: "silent",
  });
  const importers = new Map<string, string[]>();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    if (file === "<stdin>") continue;
    if (!importers.has(file)) importers.set(file, []);
    for (const { path, external } of imports)
      if (!external) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  return { tests, importers };
}

/** Every file that leads to one of the given files, with the fewest imports between them; 0 for the files themselves. */
export function hopsFrom({ importers }: ImportGraph, files: readonly string[]): Map<string, number> {
  const hops = new Map(files.map((file) => [file, 0]));
  // Iterating over a map includes entries added during the loop: nearest first.
  for (const [file, distance] of hops)
    for (const importer of importers.get(file) ?? [])
      if (!hops.has(importer)) hops.set(importer, distance + 1);
  return hops;
}
