import { globSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { afterAll } from "vitest";
import { bundling } from "@/bin/bundled-packages.mjs";
import { projectRoot } from "@/stack/paths";

/**
 * A program of ours in few files, as the build makes those that run, until this test file is through. Started often, it
 * takes a third of the time that tsx needs to put it together from its sources each time. Not for within a hook.
 */
export async function bundled(entry: string): Promise<string> {
  // One folder below the root, like `dist/`: there they find their packages and the project.
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
