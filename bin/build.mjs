#!/usr/bin/env node
// Builds what runs: the Prisma client, the Next.js app (.next) and the bundles in dist/. Skipped if the
// sources haven't changed since the last build. `--force` always builds; `--bundles` skips the pages, for
// development.
import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundling } from "./bundled-packages.mjs";
import { putWhiteboardFonts } from "./whiteboard-fonts.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = join(root, ".cache/build");
const entries = {
  server: "server.ts",
  "media-worker": "media-worker.ts",
  admin: "lib/admin/cli.ts",
  migrate: "stack/migrate-cli.ts",
  "smtp-sink": "stack/smtp-sink-main.ts",
  "room-recorder": "lib/providers/recorder/subscriber/room-recorder-main.ts",
  "room-recognizer": "lib/providers/room/recognizer/room-recognizer-main.ts",
  "room-voice": "lib/providers/room/voice/room-voice-main.ts",
  "speech-worker": "lib/providers/tts/hibari/worker-main.ts",
  "listening-worker": "lib/providers/stt/moonshine/worker-main.ts",
  "voices-worker": "lib/providers/voices/d-vector/worker-main.ts",
  "faces-worker": "lib/providers/faces/centerface/worker-main.ts",
  "meaning-worker": "lib/providers/embeddings/minilm/worker-main.ts",
};
const sources = [
  "app",
  "components",
  "content",
  "lib",
  "inngest",
  "prisma/schema",
  // Next.js rejects a public file with the same path as a page.
  "public",
  "media-worker.ts",
  "server.ts",
  "stack",
];
const settings = [
  "bin/build.mjs",
  "bin/bundled-packages.mjs",
  "packages/client/build.mjs",
  "packages/client/package.json",
  "packages/client/src",
  "package-lock.json",
  "tsconfig.json",
  "next.config.ts",
  "postcss.config.mjs",
  "instrumentation.ts",
  "proxy.ts",
];

const noAddress = "http://settings.invalid";

/**
 * For modules that read their settings while Next.js collects its pages. No page may contain any of these
 * values.
 */
const buildSettings = {
  PUBLIC_URL: noAddress,
  DATABASE_URL: "postgresql://settings.invalid/none",
  SHOWRUNNER_SECRET: randomBytes(48).toString("hex"),
  LIVEKIT_API_KEY: "none-at-build-time",
  LIVEKIT_API_SECRET: randomBytes(48).toString("hex"),
  INNGEST_EVENT_KEY: randomBytes(24).toString("hex"),
  INNGEST_SIGNING_KEY: randomBytes(32).toString("hex"),
  MAIL_DRIVER: "smtp",
};

/** Fails if a page was rendered at build time, since it would show the build's settings forever. */
function refuseBakedSettings() {
  const pages = filesIn(".next/server/app").filter((file) => /\.(html|rsc|body|meta|xml|txt)$/.test(file));
  const baked = pages.filter((file) => readFileSync(join(root, file), "utf8").includes("settings.invalid"));
  if (baked.length === 0) return;
  console.error(`These pages were rendered at build time and contain settings: ${baked.join(", ")}`);
  process.exit(1);
}

function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => (name === "generated" ? [] : filesIn(join(path, name))));
}

function sourceDigest() {
  const hash = createHash("sha256").update(process.version);
  const files = [...sources, ...settings].flatMap(filesIn).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function run(label, args) {
  const started = Date.now();
  const done = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...buildSettings, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    encoding: "utf8",
    maxBuffer: 64 << 20,
  });
  if (done.status !== 0) {
    console.error(`${label} failed:\n${done.stdout}${done.stderr}`);
    process.exit(1);
  }
  console.log(`${label}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function bundle() {
  const { build } = await import("esbuild");
  const entryPoints = Object.fromEntries(
    Object.entries(entries).filter(([, file]) => existsSync(join(root, file))),
  );
  rmSync(join(root, "dist"), { recursive: true, force: true });
  await build({
    ...bundling,
    absWorkingDir: root,
    entryPoints,
    outdir: "dist",
    outExtension: { ".js": ".mjs" },
    sourcemap: true,
    splitting: true,
    chunkNames: "chunks/[name]-[hash]",
  });
}

/** Packs the typed client as the tarball served at `/client.tgz`. */
function packClient() {
  run("Typed client", ["packages/client/build.mjs"]);
  const outDir = join(root, "dist/client");
  mkdirSync(outDir, { recursive: true });
  const args = ["pack", "--ignore-scripts", "--pack-destination", outDir];
  const done = spawnSync("npm", args, { cwd: join(root, "packages/client"), encoding: "utf8" });
  if (done.status !== 0) {
    console.error(`Packing the client failed:\n${done.stdout}${done.stderr}`);
    process.exit(1);
  }
  const packed = done.stdout.trim().split("\n").at(-1) ?? "";
  renameSync(join(outDir, packed), join(outDir, "showrunner-client.tgz"));
}

run("Prisma client", ["bin/generate.mjs"]);
putWhiteboardFonts(root);
const digest = sourceDigest();
const made = [".next/BUILD_ID", "dist/server.mjs", "dist/media-worker.mjs"].every((file) =>
  existsSync(join(root, file)),
);
const current = made && existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
if (process.argv.includes("--bundles")) {
  // A full build of these exact sources already has them.
  if (current) process.exit();
  rmSync(stamp, { force: true });
  await bundle();
  process.exit();
}
if (!current || process.argv.includes("--force")) {
  rmSync(stamp, { force: true });
  run("Next build", ["node_modules/next/dist/bin/next", "build"]);
  refuseBakedSettings();
  await bundle();
  packClient();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}
