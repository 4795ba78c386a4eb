#!/usr/bin/env node
// Generates the Prisma client into lib/generated/prisma, unless it's already there for this exact schema.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const schemaDir = join(root, "prisma/schema");
const output = join(root, "lib/generated/prisma");
const stamp = join(root, ".cache/prisma-client");

const files = existsSync(schemaDir) ? readdirSync(schemaDir, { recursive: true }).sort() : [];
const schemas = files.filter((file) => file.endsWith(".prisma"));
if (schemas.length === 0) {
  console.error(`No schema found in ${schemaDir}.`);
  process.exit(1);
}
const hash = createHash("sha256").update(readFileSync(join(root, "node_modules/prisma/package.json")));
for (const file of schemas) hash.update(`${file}\0`).update(readFileSync(join(schemaDir, file)));
const digest = hash.digest("hex");
const current = existsSync(stamp) && existsSync(output) && readFileSync(stamp, "utf8") === digest;

if (!current || process.argv.includes("--force")) {
  const cli = join(root, "node_modules/prisma/build/index.js");
  const done = spawnSync(process.execPath, [cli, "generate"], {
    cwd: root,
    // Any executable will do: generating needs the engine's path but never runs it.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
    encoding: "utf8",
  });
  if (done.status !== 0) {
    console.error(`prisma generate failed:\n${done.stdout}${done.stderr}`);
    process.exit(done.status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  console.log("Prisma client generated.");
}
