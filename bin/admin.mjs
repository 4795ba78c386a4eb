#!/usr/bin/env node
// Runs the operator commands with the settings of a running stack: `--data DIR`, else SHOWRUNNER_DATA_DIR,
// else var/. Settings already in the environment win over those, and those over .env. Uses the bundle
// of the last build if it's newer than its sources; otherwise runs the sources, which takes seconds longer.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = join(root, "dist/admin.mjs");
const sources = ["lib", "prisma/schema", "package-lock.json"];

function refuse(code, message) {
  process.stderr.write(`${JSON.stringify({ error: { code, message } })}\n`);
  process.exit(1);
}

/** Removes `--data DIR` from the arguments, as the commands don't know it. */
function namedFolder() {
  const at = process.argv.findIndex((arg) => arg === "--data" || arg.startsWith("--data="));
  if (at === -1) return undefined;
  const [option, value] = process.argv.splice(at, process.argv[at] === "--data" ? 2 : 1);
  const folder = option === "--data" ? value : option.slice("--data=".length);
  if (!folder || folder.startsWith("--")) refuse("validation_error", "--data needs a folder.");
  return folder;
}

const settingsFile = join(root, ".env");

function dataFolder() {
  const stored = existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, "utf8")) : {};
  return process.env.SHOWRUNNER_DATA_DIR || stored.SHOWRUNNER_DATA_DIR || join(root, "var");
}

function takeSettings(folder, named) {
  const file = join(folder, "environment.json");
  if (!existsSync(file)) {
    if (named)
      refuse("not_ready", `No stack is running in ${folder}. Start it with: bin/up --data ${folder}`);
    return;
  }
  try {
    for (const [name, value] of Object.entries(JSON.parse(readFileSync(file, "utf8"))))
      process.env[name] ||= value;
  } catch (error) {
    refuse("not_ready", `Can't read the settings of the stack in ${folder}: ${error.message}`);
  }
}

function changedAt(path) {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  if (!statSync(full).isDirectory()) return statSync(full).mtimeMs;
  const inside = readdirSync(full).filter((name) => name !== "generated" && !/\.test\.tsx?$/.test(name));
  return Math.max(statSync(full).mtimeMs, ...inside.map((name) => changedAt(join(path, name))));
}

const named = namedFolder();
const helpOnly = process.argv.length === 2 || process.argv.includes("--help");
if (!helpOnly) {
  takeSettings(resolve(named ?? dataFolder()), named);
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
}
if (existsSync(bundle) && statSync(bundle).mtimeMs > Math.max(...sources.map(changedAt))) {
  enableCompileCache(join(root, ".cache/compiled"));
  await import(bundle);
} else {
  const { register } = await import("tsx/esm/api");
  register();
  await import("../lib/admin/cli.ts");
}
