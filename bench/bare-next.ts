import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { projectRoot } from "@/stack/paths";
import { must } from "./contestants";

const source = join(projectRoot, "bench/peers/next-bare");
const next = join(projectRoot, "node_modules/next/dist/bin/next");

/** Builds the peer once: an app with a single page that says hello. */
function buildPeer(say: (text: string) => void): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, "node_modules/next/package.json"), "utf8"));
  const hash = createHash("sha256")
    .update(version)
    .update(readFileSync(join(source, "app/page.tsx")));
  const folder = join(projectRoot, `.cache/bench/bare-${hash.digest("hex").slice(0, 12)}`);
  if (existsSync(join(folder, ".next/BUILD_ID"))) return folder;
  say("  building the bare Next app");
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  execFileSync(process.execPath, [next, "build"], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return folder;
}

/** Builds the current pages. Skipped if the build is up to date. */
export function buildPages(say: (text: string) => void): void {
  say("  building the pages, unless that was done");
  execFileSync(process.execPath, [join(projectRoot, "bin/build.mjs")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Bytes of all scripts in a page's HTML, as transferred to browsers. */
export const scriptBytes = (build: string, route: string): number =>
  bytesOf(build, namedScripts(build, route));

/** Like `scriptBytes`, plus what the page loads through `next/dynamic` after it opens. */
export function wholeScriptBytes(build: string, route: string): number {
  const manifest = join(build, "server/app", route, "page/react-loadable-manifest.json");
  const parts: Record<string, { files: string[] }> = JSON.parse(readFileSync(manifest, "utf8"));
  const later = Object.values(parts).flatMap(({ files }) => files.filter((file) => file.endsWith(".js")));
  return bytesOf(build, new Set([...namedScripts(build, route), ...later]));
}

function namedScripts(build: string, route: string): Set<string> {
  const manifest = join(build, "server/app", route, "page_client-reference-manifest.js");
  must(existsSync(manifest), `there is no page ${route}`);
  const context: { __RSC_MANIFEST?: Record<string, { entryJSFiles: Record<string, string[]> }> } = {};
  runInNewContext(readFileSync(manifest, "utf8"), Object.assign(context, { globalThis: context }));
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, "build-manifest.json"), "utf8"));
  const own = Object.values(context.__RSC_MANIFEST ?? {}).flatMap(({ entryJSFiles }) =>
    Object.values(entryJSFiles).flat(),
  );
  return new Set<string>([...rootMainFiles, ...own]);
}

const bytesOf = (build: string, files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(build, file))).length, 0);

/** Script bytes of an app that only says hello. */
export const bareScriptBytes = (say: (text: string) => void): number =>
  scriptBytes(join(buildPeer(say), ".next"), "");
