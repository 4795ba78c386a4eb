import { basename, join } from "node:path";
import { buildSync } from "esbuild";
import { projectRoot } from "@/stack/paths";

const made = new Map<string, string>();

/** Bundles like the product itself, one folder below the root. Without bundling, startup would dominate. */
export function bundle(file: string): string {
  const known = made.get(file);
  if (known) return known;
  const outfile = join(projectRoot, ".cache", `bench-${basename(file, ".ts")}.mjs`);
  buildSync({
    absWorkingDir: projectRoot,
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node24",
    format: "esm",
    jsx: "automatic",
    logLevel: "warning",
  });
  made.set(file, outfile);
  return outfile;
}
