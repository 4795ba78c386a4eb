import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Layout } from "./layout";
import { projectRoot } from "./paths";

/** The settings in `.env`, overridden by the caller's environment. */
export function environment(caller = process.env, root = projectRoot): NodeJS.ProcessEnv {
  const file = join(root, ".env");
  const stored = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return { ...stored, ...caller };
}

/** The same for a running stack: what it was started with comes before `.env`. */
export function environmentOf(layout: Layout, caller = process.env, root = projectRoot): NodeJS.ProcessEnv {
  const { environmentFile } = layout;
  const running = existsSync(environmentFile) ? JSON.parse(readFileSync(environmentFile, "utf8")) : {};
  return environment({ ...running, ...caller }, root);
}
