#!/usr/bin/env node
// Copies what the app needs to run (bundles, pages, and only the package files they load) into a folder: the
// image's content. Usage: bin/image-files.mjs FOLDER, after bin/build.mjs.
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { LOOKED_UP_BY_NEXT, NEXT_SERVER, nodeFileTrace } from "./next-files.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const target = resolve(process.argv[2] ?? "");
if (process.argv[2] === undefined || existsSync(target)) {
  console.error("usage: bin/image-files.mjs FOLDER (which must not exist yet)");
  process.exit(2);
}

for (const made of [".next/BUILD_ID", "dist/server.mjs"]) {
  if (existsSync(join(root, made))) continue;
  console.error(`${made} doesn't exist. Run bin/build.mjs first.`);
  process.exit(1);
}

/** Copied into the folder of the child process that renders PDFs. */
const pdfEngine = ["package.json", "LICENSE.md", "dist/index.esm.js", "dist/pdfium.wasm"].map(
  (name) => `node_modules/@hyzyla/pdfium/${name}`,
);

/** Typefaces of stills, read by path (lib/composition/stills/canvas/fonts.ts). */
const typefaces = [
  "@fontsource-variable/geist",
  "@fontsource-variable/newsreader",
  "@fontsource-variable/space-grotesk",
  "@fontsource/bungee",
  "@fontsource/geist",
].map((name) => `node_modules/${name}`);

/** Loaded by names built at run time: the migration engine, and what Next.js looks up at startup. */
const looked = ["node_modules/@prisma/schema-engine-wasm", ...pdfEngine, ...typefaces, ...LOOKED_UP_BY_NEXT];
const whole = ["content", "dist", ".next", "prisma", "package.json", "LICENSE", "public", ...looked];
const entries = [
  "dist/server.mjs",
  "dist/media-worker.mjs",
  "dist/admin.mjs",
  "dist/migrate.mjs",
  NEXT_SERVER,
];

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => statSync(file).isFile());
}

/** Reads the file traces that Next.js wrote during the build. */
function pageFiles() {
  const traces = filesIn(join(root, ".next")).filter((file) => file.endsWith(".nft.json"));
  return traces.flatMap((file) =>
    JSON.parse(readFileSync(file, "utf8")).files.map((name) => relative(root, join(dirname(file), name))),
  );
}

const { fileList } = await nodeFileTrace(
  entries.map((entry) => join(root, entry)),
  { base: root, ignore: ["node_modules/typescript/**", "**/*.map"] },
);
const packages = [...fileList, ...pageFiles()].filter((file) => file.startsWith("node_modules/"));
for (const file of new Set(packages)) {
  const from = join(root, file);
  if (existsSync(from)) cpSync(from, join(target, file), { recursive: true, verbatimSymlinks: true });
}
for (const name of whole) {
  const from = join(root, name);
  const wanted = (file) => !file.endsWith(".map") && !file.startsWith(join(root, ".next/cache"));
  if (existsSync(from)) cpSync(from, join(target, name), { recursive: true, filter: wanted });
}
// As JavaScript: reading TypeScript would require a compiler in the image. With what it imports from the sources,
// which aren't there.
await build({
  absWorkingDir: root,
  entryPoints: ["next.config.ts"],
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  outfile: join(target, "next.config.mjs"),
});
