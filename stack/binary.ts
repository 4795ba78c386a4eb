import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { platform } from "node:os";
import { delimiter, join } from "node:path";
import type { BinarySpec, BinarySurroundings } from "./binary-spec";
import { cacheFolder } from "./cache-folder";
import { buildModule, hasGo } from "./go-build";
import { projectRoot } from "./paths";
import { downloadRelease } from "./release";

export function defaultSurroundings(log: (line: string) => void, signal?: AbortSignal): BinarySurroundings {
  const cacheDir = cacheFolder(process.env, "bin");
  return { env: process.env, cacheDir, log, connectWithinMs: 3_000, signal };
}

/**
 * Returns the path of the server binary. Tries in order: the setting, a matching one on the PATH, our cache,
 * the official release, a build from the pinned Go module. If the module changes the server, the release is a
 * different program and so the last resort, for machines without Go. If none works, throws a single sentence
 * that says what to do.
 */
export async function findBinary(spec: BinarySpec, around: BinarySurroundings): Promise<string> {
  const set = around.env[spec.setting];
  if (set) {
    if (isExecutable(set)) return set;
    throw new Error(`${spec.setting} is ${set}, which isn't an executable file.`);
  }
  const onPath = findOnPath(spec, around.env);
  if (onPath !== null) return onPath;
  const own = ownPart(spec);
  const built = cachedFile(spec, around, own);
  if (isExecutable(built)) return built;

  mkdirSync(around.cacheDir, { recursive: true });
  const work = mkdtempSync(join(around.cacheDir, `.${spec.name}-`));
  try {
    const search = {
      spec,
      around,
      work,
      built,
      released: own === "" ? built : cachedFile(spec, around, "-release"),
    };
    return await (own === "" ? releaseThenBuild(search) : buildThenRelease(search));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

interface Search {
  spec: BinarySpec;
  around: BinarySurroundings;
  /** A temporary folder, removed afterwards. */
  work: string;
  built: string;
  released: string;
}

async function releaseThenBuild(search: Search): Promise<string> {
  const { spec, around } = search;
  const problem = await attempt(search, download);
  if (problem === null) return search.released;
  if (!hasGo(around.env)) throw unobtainable(spec, problem);
  around.log(`Couldn't download ${spec.name}: ${problem}.`);
  const failure = await attempt(search, build);
  if (failure !== null) throw unobtainable(spec, failure);
  return search.built;
}

async function buildThenRelease(search: Search): Promise<string> {
  const { spec, around } = search;
  if (hasGo(around.env)) {
    const failure = await attempt(search, build);
    if (failure === null) return search.built;
    around.log(`Couldn't build ${spec.name}: ${failure}`);
  }
  if (isExecutable(search.released)) return search.released;
  const problem = await attempt(search, download);
  if (problem !== null) throw unobtainable(spec, problem);
  return search.released;
}

/** Null on success, otherwise the reason. An abort is rethrown rather than worked around. */
async function attempt(search: Search, way: (search: Search) => Promise<void>): Promise<string | null> {
  try {
    await way(search);
    return null;
  } catch (error) {
    search.around.signal?.throwIfAborted();
    return error instanceof Error ? error.message : String(error);
  }
}

async function build({ spec, around, work, built }: Search): Promise<void> {
  around.log(`Building ${spec.name} ${spec.version} from its Go module. This takes a few minutes, once.`);
  keep(await buildModule(spec, around, work), built);
}

async function download({ spec, around, work, released }: Search): Promise<void> {
  keep(await downloadRelease(spec, around, work), released);
}

function keep(made: string, cached: string): void {
  chmodSync(made, 0o755);
  renameSync(made, cached);
}

function unobtainable(spec: BinarySpec, reason: string): Error {
  return new Error(
    `Couldn't get ${spec.name} ${spec.version} (${reason}). Install Go 1.26 or newer, ` +
      `or put ${spec.name} ${spec.version} on the PATH, or set ${spec.setting} to its path.`,
  );
}

function cachedFile(spec: BinarySpec, around: BinarySurroundings, kind: string): string {
  return join(around.cacheDir, `${spec.name}-${spec.version}${kind}${exeSuffix()}`);
}

/**
 * The file name includes a digest of our own part of the program, so that a change to it never uses an old
 * build.
 */
function ownPart(spec: BinarySpec): string {
  const folder = join(projectRoot, spec.module);
  const files = readdirSync(folder).filter((name) => name.endsWith(".go") && !name.endsWith("_test.go"));
  const edits = spec.edits ?? [];
  if (files.length + edits.length === 0) return "";
  const digest = createHash("sha256").update(JSON.stringify(edits));
  for (const name of files.sort()) digest.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return `-${digest.digest("hex").slice(0, 8)}`;
}

function findOnPath(spec: BinarySpec, env: NodeJS.ProcessEnv): string | null {
  for (const folder of (env.PATH ?? "").split(delimiter).filter(Boolean)) {
    const file = join(folder, `${spec.name}${exeSuffix()}`);
    if (isExecutable(file) && hasVersion(file, spec)) return file;
  }
  return null;
}

function hasVersion(file: string, spec: BinarySpec): boolean {
  const asked = spawnSync(file, spec.versionArgs, { encoding: "utf8", timeout: 10_000 });
  const escaped = spec.version.replaceAll(".", "\\.");
  return new RegExp(`(^|[^0-9.])${escaped}($|[^0-9.])`).test(`${asked.stdout ?? ""}${asked.stderr ?? ""}`);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function exeSuffix(): string {
  return platform() === "win32" ? ".exe" : "";
}
