import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inject } from "vitest";
import { projectRoot } from "@/stack/paths";

/**
 * Returns the path of a compiled program of ours, by the path of its source. Compiled once in a run: a start with tsx
 * takes half a second of CPU time more.
 */
export function compiledPart(source: string): string {
  const path = join(inject("partsRoot"), source.replace(/\.ts$/, ".mjs"));
  if (existsSync(path)) return path;
  const { buildSync } = createRequire(import.meta.url)("esbuild") as typeof import("esbuild");
  const { outputFiles } = buildSync({
    absWorkingDir: projectRoot,
    entryPoints: [source],
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node24",
    format: "esm",
    write: false,
    logLevel: "warning",
  });
  mkdirSync(dirname(path), { recursive: true });
  // Test processes may compile the same at the same time.
  const own = `${path}.${process.pid}`;
  writeFileSync(own, outputFiles[0]?.contents ?? "");
  renameSync(own, path);
  return path;
}
