import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const packageDir = fileURLToPath(new URL("..", import.meta.url));

export interface Installed {
  /** An otherwise empty project with the packed client in `node_modules`. */
  dir: string;
  /** The files in the tarball. */
  files: string[];
  /** Runs a module there and returns its output. */
  run: (source: string, env?: Record<string, string>) => Promise<string>;
}

/** Packs the client as for publishing and installs it in an otherwise empty project. */
export async function installPacked(): Promise<Installed> {
  const dir = mkdtempSync(join(tmpdir(), "showrunner-client-"));
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", dir], { cwd: packageDir });
  const [packed] = JSON.parse(stdout) as { filename: string; files: { path: string }[] }[];
  if (!packed) throw new Error("npm packed nothing");
  writeFileSync(join(dir, "package.json"), '{ "private": true, "type": "module" }');
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${packed.filename}`], { cwd: dir });
  return {
    dir,
    files: packed.files.map(({ path }) => path).sort(),
    run: async (source, env = {}) => {
      const file = join(dir, `run-${Date.now()}-${Math.random().toString(36).slice(2)}.mjs`);
      writeFileSync(file, source);
      const { stdout: printed } = await run(process.execPath, [file], {
        cwd: dir,
        // Of our own environment, it gets only the PATH.
        env: { ...env, NODE_ENV: "production", PATH: process.env.PATH },
        timeout: 110_000,
      });
      return printed;
    },
  };
}
