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
import { writeFile } from "node:fs/promises";
import { arch, homedir, platform } from "node:os";
import { delimiter, join } from "node:path";
import { projectRoot } from "./paths";
import { runTool } from "./tool";

export interface BinarySpec {
  name: string;
  version: string;
  /** The environment variable that names a binary and wins over everything. */
  setting: string;
  /** Arguments that make it print its version. */
  versionArgs: string[];
  /** Folder with the pinned Go module, the package to build in it, and linker flags besides `-s -w`. */
  module: string;
  goPackage: string;
  linkerFlags?: string;
  /** The release page's folder and its archive for this system; null where there is none. */
  releaseUrl: string;
  archive(os: string, cpu: string): string | null;
}

/** What the search depends on, so that tests can put something else in its place. */
export interface BinarySurroundings {
  env: NodeJS.ProcessEnv;
  cacheDir: string;
  log(line: string): void;
  fetch: typeof fetch;
  signal?: AbortSignal;
}

export function defaultSurroundings(log: (line: string) => void, signal?: AbortSignal): BinarySurroundings {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
  return { env: process.env, cacheDir: join(cache, "showrunner/bin"), log, fetch, signal };
}

/**
 * The path of the server binary: the setting, a fitting one on the PATH, our cache, else built from the pinned Go
 * module, else the official release checked against its published checksums. Throws one sentence that says what
 * to do when none of these works.
 */
export async function findBinary(spec: BinarySpec, around: BinarySurroundings): Promise<string> {
  const set = around.env[spec.setting];
  if (set) {
    if (isExecutable(set)) return set;
    throw new Error(`${spec.setting} is ${set}, which is no executable file.`);
  }
  const onPath = findOnPath(spec, around.env);
  if (onPath !== null) return onPath;
  const cached = join(around.cacheDir, `${spec.name}-${spec.version}${ownCode(spec)}${exeSuffix()}`);
  if (isExecutable(cached)) return cached;

  mkdirSync(around.cacheDir, { recursive: true });
  const work = mkdtempSync(join(around.cacheDir, `.${spec.name}-`));
  try {
    const built = (await build(spec, around, work)) ?? (await download(spec, around, work));
    chmodSync(built, 0o755);
    renameSync(built, cached);
    return cached;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** What of the module is ours is part of the file's name, so that a change of it is not met by an old build. */
function ownCode(spec: BinarySpec): string {
  const folder = join(projectRoot, spec.module);
  const files = readdirSync(folder).filter((name) => name.endsWith(".go") && !name.endsWith("_test.go"));
  if (files.length === 0) return "";
  const digest = createHash("sha256");
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

/** Null where there is no Go, or the build did not work out: then the release is tried. */
async function build(spec: BinarySpec, around: BinarySurroundings, work: string): Promise<string | null> {
  if (spawnSync("go", ["version"], { env: around.env }).status !== 0) return null;
  const output = join(work, spec.name);
  const flags = `-s -w ${spec.linkerFlags ?? ""}`.trim();
  around.log(`Building ${spec.name} ${spec.version} from its Go module; this takes some minutes, once.`);
  try {
    await runTool({
      file: "go",
      args: ["build", "-trimpath", "-buildvcs=false", `-ldflags=${flags}`, "-o", output, spec.goPackage],
      cwd: join(projectRoot, spec.module),
      env: { ...around.env, CGO_ENABLED: "0" },
      signal: around.signal,
    });
    return output;
  } catch (error) {
    around.signal?.throwIfAborted();
    around.log(
      `Building ${spec.name} did not work: ${error instanceof Error ? error.message : String(error)}`,
    );
    return null;
  }
}

async function download(spec: BinarySpec, around: BinarySurroundings, work: string): Promise<string> {
  const archive = spec.archive(platform(), arch());
  const help =
    `Install Go 1.26 or newer, or put ${spec.name} ${spec.version} on the PATH, ` +
    `or set ${spec.setting} to its path.`;
  if (archive === null)
    throw new Error(`There is no ${spec.name} release for ${platform()}-${arch()}. ${help}`);
  try {
    around.log(`Downloading ${spec.name} ${spec.version}.`);
    const bytes = Buffer.from(await (await get(`${spec.releaseUrl}/${archive}`, around)).arrayBuffer());
    const list = await (await get(`${spec.releaseUrl}/checksums.txt`, around)).text();
    checkDigest(bytes, list, archive);
    const packed = join(work, archive);
    await writeFile(packed, bytes);
    const args = ["-xzf", packed, "-C", work, `${spec.name}${exeSuffix()}`];
    await runTool({ file: "tar", args, cwd: work, env: around.env, signal: around.signal });
    return join(work, `${spec.name}${exeSuffix()}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${spec.name} ${spec.version} could not be had (${reason}). ${help}`);
  }
}

async function get(url: string, around: BinarySurroundings): Promise<Response> {
  const answer = await around.fetch(url, { signal: AbortSignal.timeout(300_000) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

function checkDigest(bytes: Buffer, list: string, archive: string): void {
  const line = list.split("\n").find((entry) => entry.trim().endsWith(archive));
  const expected = line?.trim().split(/\s+/)[0]?.toLowerCase();
  const actual = createHash("sha256").update(bytes).digest("hex");
  if (expected !== actual) throw new Error(`the checksum of ${archive} is wrong`);
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
