import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { withFiles } from "@/lib/platform/runtime/env";
import type { Layout } from "./layout";
import { projectRoot } from "./paths";

/** The caller's environment, with the settings in `.env` and in files (`NAME_FILE`) that it doesn't override. */
export const environment = (caller = process.env, root = projectRoot): NodeJS.ProcessEnv =>
  withFiles(withStored(caller, root)) as NodeJS.ProcessEnv;

/** The same without reading the files. */
export function withStored(caller = process.env, root = projectRoot): NodeJS.ProcessEnv {
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
