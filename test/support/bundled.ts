import { globSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { afterAll } from "vitest";
import { bundling } from "@/bin/bundled-packages.mjs";
import { projectRoot } from "@/stack/paths";

/**
 * Bundles one of our programs as the build does, and returns its path, valid until this test file is done. If
 * started often, it takes a third of the time that tsx needs to compile the sources each time. Not for use
 * inside a hook.
 */
export async function bundled(entry: string): Promise<string> {
  // One folder below the root, like `dist/`, so that bundles find their packages and the project.
  const outdir = join(projectRoot, ".cache");
  const name = `${basename(entry, ".ts")}-${process.pid}`;
  afterAll(() => {
    for (const file of globSync(`${name}*.mjs`, { cwd: outdir })) rmSync(join(outdir, file));
  });
  await build({
    ...bundling,
    absWorkingDir: projectRoot,
    entryPoints: { [name]: entry },
    outdir,
    outExtension: { ".js": ".mjs" },
    splitting: true,
    chunkNames: `${name}-[name]-[hash]`,
  });
  return join(outdir, `${name}.mjs`);
}
